import { expect, type Page } from '@playwright/test';
import { expectControls, expectInWindow } from './controls.ts';
import type { NavLinks } from './nav-links.ts';
import { walk } from './walk.ts';
import { closedBar, walkTopBar } from './walk-top-bar.ts';
import { inEach, windows } from './widths.ts';

const SKIP = 'Skip to content';

interface Storefront {
  topBar: NavLinks;
  home: NavLinks;
  footer: NavLinks;
  later?: readonly string[];
  /**
   * Links that other users have followed. They lead everyone to the same pages, so they are only
   * checked.
   */
  known?: NavLinks;
}

/** Follows all links on the home page, and returns to it each time. */
export async function walkStorefront(browser: Page, displayed: Storefront) {
  const { topBar, home, footer, known = {} } = displayed;
  const later = [...(displayed.later ?? []), ...Object.keys(known)];
  await browser.goto('/');
  await skip(browser);
  await inEach(windows, browser, async ({ isPhone }) => {
    // The server renders the page without a user, so its initial state in each window is the same
    // for everyone.
    if (later.length === 0) await browser.goto('/');
    await expectUnclipped(browser, [isPhone ? closedBar(topBar) : topBar, home, footer]);
  });
  await walkTopBar(browser, { topBar, later });
  await walk(browser, {
    place: browser.getByRole('main'),
    ways: home,
    approach: () => scrollToEnd(browser),
    scrolls: true,
    later,
  });
  await walk(browser, {
    place: browser.getByRole('contentinfo'),
    ways: footer,
    // The page's last part loads above the footer, and would move the footer away from the pointer.
    approach: () => scrollToEnd(browser),
    scrolls: true,
    later,
  });
}

/** Checks that the page has no controls outside these places. */
async function expectUnclipped(browser: Page, places: readonly NavLinks[]): Promise<void> {
  await scrollToEnd(browser);
  await expectControls(browser.locator('body'), [SKIP, ...places.flatMap(Object.keys)]);
}

/** Scrolls until the last part is near, which makes it load. */
async function scrollToEnd(browser: Page): Promise<void> {
  const community = browser.getByRole('region', { name: 'Spindle Makers' });
  const reached = async () => {
    await browser.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return community.isVisible();
  };
  await expect.poll(reached, { intervals: [50] }).toBe(true);
}

async function skip(browser: Page): Promise<void> {
  await expect(browser.getByRole('heading', { level: 1 })).toBeVisible();
  const link = browser.getByRole('link', { name: SKIP });
  await browser.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await inEach(windows, browser, ({ width }) => expectInWindow(link, [SKIP], `${width} px`));
  await browser.keyboard.press('Enter');
  await expect(browser.getByRole('main')).toBeFocused();
}
