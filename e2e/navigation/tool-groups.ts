import { expect } from '@playwright/test';
import type { Way, Ways } from './ways.ts';

/** The tools by the names of the groups in which they stand at the side. */
export type Groups = Readonly<Record<string, Ways>>;

/** Those that are folded to begin with where a window is too low for all. */
export const SELDOM = ['Insights', 'Settings'];

export const headerOf = (group: string): string => `${group} tools`;

export function toolsIn(groups: Groups): Ways {
  return Object.fromEntries(Object.values(groups).flatMap(Object.entries<Way>));
}

/** What is to be pressed at the side while some groups are folded. */
export function sideOf(groups: Groups, folded: readonly string[] = []): Ways {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, tools]): [string, Way][] => [
      [headerOf(name), fold],
      ...(folded.includes(name) ? [] : Object.entries(tools)),
    ]),
  );
}

/** Closed with one press, open as before with the next. */
const fold: Way = {
  follow: async (_, control) => {
    for (const expanded of ['false', 'true']) {
      await control.click();
      await expect(control).toHaveAttribute('aria-expanded', expanded);
    }
  },
  back: () => Promise.resolve(),
};
