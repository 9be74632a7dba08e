import type { Locator, Page } from '@playwright/test';
import { controlsOf, expectControls, expectInWindow } from './controls.ts';
import type { Ways } from './ways.ts';

export interface Walk {
  place: Locator;
  ways: Ways;
  /** Looked at, but followed later: nobody comes back from there. */
  later?: readonly string[];
  /** What somebody does to see the place; again after each return. */
  approach?: () => Promise<void>;
  /** Part of a page's text, where people scroll; all else has to be there without. */
  scrolls?: boolean;
  /** The place is there wherever one gets to, so nobody returns. */
  goOn?: boolean;
}

/** Follows all there is in one place, one after the other, and fails where anything is amiss. */
export async function walk(browser: Page, { place, ways, later, approach, scrolls, goOn }: Walk) {
  const width = browser.viewportSize()?.width;
  const names = Object.keys(ways);
  let isThere = false;
  for (const [index, [name, way]] of Object.entries(ways).entries()) {
    if (!isThere) {
      await approach?.();
      await expectControls(place, names);
      isThere = true;
    }
    const control = controlsOf(place).nth(index);
    if (scrolls) await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectInWindow(control, `${name}, ${width} px`);
    if (later?.includes(name)) continue;
    const from = browser.url();
    await way.follow(browser, control);
    if (!goOn) await way.back(browser, from);
    isThere = false;
  }
}
