// What every native <dialog> of the page does alike.

/** Show it over everything else. */
export const openDialog = (id: string) => dialogById(id)?.showModal();

export const dialogById = (id: string) => document.querySelector<HTMLDialogElement>(`dialog#${id}`);

/** Close the dialog that a pressed button or link is in. */
export function closeDialog({ currentTarget }: Event) {
  if (currentTarget instanceof Element) currentTarget.closest("dialog")?.close();
}

/** The same, and then something else. */
export const closeAnd = (then: () => unknown) => (event: Event) => {
  closeDialog(event);
  then();
};

/** A tap beside a dialog closes it, as Escape does: the safe answer. */
export function closeOnBackdrop({ target, currentTarget: dialog, clientX: x, clientY: y }: MouseEvent) {
  if (!(dialog instanceof HTMLDialogElement) || target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}
