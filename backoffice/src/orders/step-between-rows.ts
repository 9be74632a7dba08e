/** Moves the focus from one order's button to the next or the one before. */
export function stepBetweenRows(step: 1 | -1): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-details]')];
  const here = buttons.findIndex((button) =>
    button.closest('tr, li')?.contains(document.activeElement),
  );
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), buttons.length - 1);
  buttons[next]?.focus();
}
