import { expect, type Page } from '@playwright/test';
import { phoneMenu, phoneRow } from './storefront-nav-links.ts';
import { walk } from './walk.ts';
import type { NavLink, NavLinks } from './nav-links.ts';
import { inEach, phones, wideWindows, windows } from './widths.ts';

/** CSS pixels. Taller than a single row with its border, and shorter than two rows. */
const ONE_ROW = 80;

const menuOf = (browser: Page) => browser.locator('#menu');

/** Opens the menu, which holds everything that doesn't fit in a phone's row. */
export async function openMenu(browser: Page): Promise<void> {
  if (await menuOf(browser).isVisible()) return;
  await browser.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menuOf(browser)).toBeVisible();
}

const menu: NavLink = {
  follow: openMenu,
  back: async (browser) => {
    await browser.keyboard.press('Escape');
    await expect(menuOf(browser)).toBeHidden();
  },
};

/** Returns the controls at the top of a page on a phone whose menu is closed. */
export const closedBar = (topBar: NavLinks): NavLinks => ({ ...phoneRow(topBar), Menu: menu });

/** Follows the whole bar in wide windows, and the row and the menu on phones. */
export async function walkTopBar(
  browser: Page,
  { topBar, later }: { topBar: NavLinks; later?: readonly string[] },
): Promise<void> {
  // After going back, the page may still be loading.
  const toTop = () => expect(() => browser.evaluate(() => window.scrollTo(0, 0))).toPass();
  const rest = later && { later };
  const place = browser.getByRole('banner');
  await inEach(windows, browser, async ({ width }) => {
    const bar = await place.boundingBox();
    expect.soft(bar?.height, `one row at ${width} px`).toBeLessThan(ONE_ROW);
  });
  await walk(browser, {
    place,
    ways: closedBar(topBar),
    approach: toTop,
    shownIn: phones,
    ...rest,
  });
  await walk(browser, {
    place: menuOf(browser),
    ways: phoneMenu(topBar),
    approach: async () => {
      await toTop();
      await openMenu(browser);
    },
    shownIn: phones,
    ...rest,
  });
  // The menu is still open if its last control was only checked.
  await browser.keyboard.press('Escape');
  await walk(browser, { place, ways: topBar, approach: toTop, shownIn: wideWindows, ...rest });
}
