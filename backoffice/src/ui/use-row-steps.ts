import { useShortcut } from './shortcuts.ts';

/**
 * Handles the keys that move between rows by their links, if rows have no buttons, and the key that
 * selects a row.
 */
export function useRowSteps(): void {
  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));
  useShortcut('x', choose);
}

function step(by: 1 | -1): void {
  if (document.querySelector('[data-details]')) return;
  const rows = rowsOfList();
  const links = rows.flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? []);
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = here === -1 ? 0 : Math.min(Math.max(here + by, 0), links.length - 1);
  links[next]?.focus();
}

/** Selects or deselects the focused row. */
function choose(): void {
  const here = rowsOfList().find((row) => row.contains(document.activeElement));
  here?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
}

const rowsOfList = () => [...document.querySelectorAll('main tbody tr, main li[data-row]')];
