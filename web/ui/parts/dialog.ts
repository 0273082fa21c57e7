// What every native <dialog> of the page does alike.  Used by menu.js and the screens.

export const closeDialog = (event: any) => event.currentTarget.closest("dialog").close();

/** A tap beside a dialog closes it, as Escape does: the safe answer. */
export function closeOnBackdrop(event: any) {
  const dialog = event.currentTarget;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (event.target === dialog && (x < left || x > right || y < top || y > bottom)) dialog.close();
}
