import { expect, type Page } from '@playwright/test';
import { expectControls, expectInWindow } from './controls.ts';
import { headerWays } from './back-office-ways.ts';
import type { Ways } from './ways.ts';
import { walk } from './walk.ts';

const SKIP = 'Skip to content';

interface BackOffice {
  isPhone: boolean;
  staffName: string;
  navigation: Ways;
  landing: Ways;
}

/** From wherever in the back-office along all that leads somewhere; ends on its landing page. */
export async function walkBackOffice(
  browser: Page,
  { isPhone, staffName, navigation, landing }: BackOffice,
): Promise<void> {
  const header = headerWays(staffName, isPhone);
  const banner = browser.getByRole('banner');
  await skip(browser);
  await (isPhone ? walkDrawer(browser, navigation) : walkSide(browser, navigation));

  // With a list to be loaded again.
  await banner.getByRole('link', { name: /^Spindle/ }).click();
  const main = browser.getByRole('main');
  await main.getByRole('link', { name: 'Picking Manager', exact: true }).click();
  await walk(browser, { place: banner, ways: header });

  await banner.getByRole('link', { name: /^Spindle/ }).click();
  const side = isPhone ? {} : navigation;
  await expectControls(browser.locator('body'), [
    SKIP,
    ...[header, side, landing].flatMap(Object.keys),
  ]);
  await walk(browser, { place: main, ways: landing, scrolls: true });
}

async function walkSide(browser: Page, ways: Ways): Promise<void> {
  const place = browser.getByRole('navigation', { name: 'Administrator Tools' });
  await walk(browser, { place, ways, goOn: true });
}

async function walkDrawer(browser: Page, navigation: Ways): Promise<void> {
  const drawer = browser.getByRole('dialog', { name: 'Tools', exact: true });
  const open = async () => {
    await expect(drawer).toBeHidden();
    await browser.getByRole('button', { name: 'Tools', exact: true }).click();
  };
  await open();
  await expectControls(drawer, ['Close', ...Object.keys(navigation)]);
  const close = drawer.getByRole('button', { name: 'Close' });
  await expectInWindow(close, 'Close');
  await close.click();
  const place = drawer.getByRole('navigation', { name: 'Administrator Tools' });
  await walk(browser, { place, ways: navigation, approach: open, goOn: true });
}

async function skip(browser: Page): Promise<void> {
  await expect(browser.getByRole('heading', { level: 1 })).toBeVisible();
  const button = browser.getByRole('button', { name: SKIP });
  await browser.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expectInWindow(button, SKIP);
  await browser.keyboard.press('Enter');
  await expect(browser.getByRole('main')).toBeFocused();
}
