import type { Locator, Page } from '@playwright/test';
import { controlsOf, expectControls, expectInWindow } from './controls.ts';
import type { Way, Ways } from './ways.ts';
import { inEach, windows, type Window } from './widths.ts';

export interface Walk {
  place: Locator;
  ways: Ways;
  /** Where the place looks like this; anywhere unless told. */
  shownIn?: readonly Window[];
  /** Looked at, but followed later: nobody comes back from there. */
  later?: readonly string[];
  /** What somebody does to see the place; again after each return. */
  approach?: () => Promise<void>;
  /** Part of a page's text, where people scroll; all else has to be there without. */
  scrolls?: boolean;
  /** The place is there wherever one gets to, so nobody returns. */
  goOn?: boolean;
}

/** Where each has been, and in which windows they looked at it. */
const looks = new WeakMap<Page, Map<Way, Set<Window>>>();

/**
 * Looks for all there is in one place in each window, follows one after the other, each in the next
 * window, looks in each window where that leads to, and fails where anything is amiss. Where somebody
 * has been before, one look is enough.
 */
export async function walk(browser: Page, places: Walk): Promise<void> {
  const { place, ways, shownIn = windows, later, approach, scrolls = false, goOn } = places;
  const names = Object.keys(ways);
  const arrive = async () => {
    await approach?.();
    await expectControls(place, names);
  };
  await inEach(shownIn, browser, async ({ width }) => {
    await arrive();
    await expectInWindow(controlsOf(place), names, `${width} px`, { scrolls });
  });
  // It is looked at in the last window now, so that is where the first way is taken from.
  let isThere = true;
  for (const [index, [name, way]] of Object.entries(ways).entries()) {
    if (later?.includes(name)) continue;
    const window = shownIn.at((index % shownIn.length) - 1);
    if (window && !isThere) await browser.setViewportSize(window);
    if (!isThere) await arrive();
    const from = browser.url();
    await way.follow(browser, controlsOf(place).nth(index));
    await look(browser, way, shownIn);
    if (!goOn) await way.back(browser, from);
    isThere = false;
  }
  const last = shownIn.at(-1);
  if (last) await browser.setViewportSize(last);
}

async function look(browser: Page, way: Way, shownIn: readonly Window[]): Promise<void> {
  const been = looks.get(browser) ?? new Map<Way, Set<Window>>();
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
