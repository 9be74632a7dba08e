import { expect } from '@playwright/test';
import type { NavLink, NavLinks } from './nav-links.ts';

/** The tools by the name of their group in the side navigation. */
export type Groups = Readonly<Record<string, NavLinks>>;

/** Groups that start collapsed if the window is too short for all of them. */
export const RARELY_USED = ['Insights', 'Settings'];

export const headerOf = (group: string): string => `${group} tools`;

export function toolsIn(groups: Groups): NavLinks {
  return Object.fromEntries(Object.values(groups).flatMap(Object.entries<NavLink>));
}

/** Returns the controls of the side navigation while these groups are collapsed. */
export function sideOf(groups: Groups, folded: readonly string[] = []): NavLinks {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, tools]): [string, NavLink][] => [
      [headerOf(name), fold],
      ...(folded.includes(name) ? [] : Object.entries(tools)),
    ]),
  );
}

/** Collapses a group with one press, and expands it with the next. */
const fold: NavLink = {
  follow: async (_, control) => {
    for (const expanded of ['false', 'true']) {
      await control.click();
      await expect(control).toHaveAttribute('aria-expanded', expanded);
    }
  },
  back: () => Promise.resolve(),
};
