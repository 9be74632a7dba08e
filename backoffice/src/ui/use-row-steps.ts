import { useShortcut } from './shortcuts.ts';

/** The keys that lead from row to row by their links; rows with buttons of their own have theirs. */
export function useRowSteps(): void {
  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));
}

function step(by: 1 | -1): void {
  if (document.querySelector('[data-details]')) return;
  const rows = [...document.querySelectorAll('main tbody tr, main li[data-row]')];
  const links = rows.flatMap((row) => row.querySelector<HTMLElement>('a[href]') ?? []);
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const next = here === -1 ? 0 : Math.min(Math.max(here + by, 0), links.length - 1);
  links[next]?.focus();
}
