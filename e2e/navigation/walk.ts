import type { Locator, Page } from '@playwright/test';
import { controlsOf, expectControls, expectInWindow } from './controls.ts';
import type { NavLink, NavLinks } from './nav-links.ts';
import { inEach, windows, type Window } from './widths.ts';

export interface Walk {
  place: Locator;
  ways: NavLinks;
  /** The windows in which the place looks like this. Defaults to all. */
  shownIn?: readonly Window[];
  /** Checked here but followed later, because there is no way back from there. */
  later?: readonly string[];
  /** Brings the place into view. Runs again after each return. */
  approach?: () => Promise<void>;
  /**
   * True for a part of a page's text, which may require scrolling. Everything else must be visible
   * without.
   */
  scrolls?: boolean;
  /** True if the place is on every page, so there is no need to go back. */
  proceed?: boolean;
}

/** Which targets each user has visited, and in which windows they were checked. */
const looks = new WeakMap<Page, Map<NavLink, Set<Window>>>();

/**
 * Checks all controls of a place in each window, then follows one after the other, each in the next
 * window, checks the target in each window, and fails if anything is wrong. A target visited before
 * is checked in one window only.
 */
export async function walk(browser: Page, places: Walk): Promise<void> {
  const { place, ways, shownIn = windows, later, approach, scrolls = false, proceed } = places;
  const names = Object.keys(ways);
  const arrive = async () => {
    await approach?.();
    await expectControls(place, names);
  };
  await inEach(shownIn, browser, async ({ width }) => {
    await arrive();
    await expectInWindow(controlsOf(place), names, `${width} px`, { scrolls });
  });
  // The place was just checked in the last window, so the first control is followed there.
  let isThere = true;
  for (const [index, [name, way]] of Object.entries(ways).entries()) {
    if (later?.includes(name)) continue;
    const window = shownIn.at((index % shownIn.length) - 1);
    if (window && !isThere) await browser.setViewportSize(window);
    if (!isThere) await arrive();
    const from = browser.url();
    await way.follow(browser, controlsOf(place).nth(index));
    await look(browser, way, shownIn);
    if (!proceed) await way.back(browser, from);
    isThere = false;
  }
  const last = shownIn.at(-1);
  if (last) await browser.setViewportSize(last);
}

async function look(browser: Page, way: NavLink, shownIn: readonly Window[]): Promise<void> {
  const been = looks.get(browser) ?? new Map<NavLink, Set<Window>>();
  looks.set(browser, been);
  const before = been.get(way) ?? new Set();
  been.set(way, before);
  const others = shownIn.filter((window) => !before.has(window));
  if (others.length === 0) await way.seen?.(browser);
  await inEach(others, browser, async (window) => {
    await way.seen?.(browser);
    before.add(window);
  });
}
