// The settings.

export const title = "Settings";
export const system = "System";
export const off = "Off";
export const on = "On";
export const theme = "Light or dark";
export const light = "Light";
export const dark = "Dark";
export const contrast = "Contrast";
export const normal = "Normal";
export const high = "High";
export const animations = "Animations";
export const sound = "Sound";
export const soundNote = "Short, quiet sounds for a card, a move and the end.";
export const vibration = "Vibration";
export const vibrationNote = "The device buzzes gently with each move.";
export const shortcuts = "Keyboard shortcuts";
export const shortcutsNote = "Type a number, or U for undo. Press ? to see all keys.";
export const noShortcutsNote = "Tab, the arrow keys and Enter still work.";
export const thisDevice = "This device";
export const keptHere = "Your games are kept here and nowhere else.";
export const historyAndBackup = "Finished games and backups";
export const install = "Install numgames";
export const version = (number: string, build: string) => `Version ${number}${build && ` (${build})`}`;
export const accessibility = "Accessibility";
export const promise = "No adverts, no account. Nothing you do here leaves this device.";
