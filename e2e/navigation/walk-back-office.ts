import { expect, type Page } from '@playwright/test';
import { controlsOf, expectControls, expectInWindow } from './controls.ts';
import { headerLinks } from './back-office-nav-links.ts';
import { headerOf, RARELY_USED, sideOf, toolsIn, type Groups } from './tool-groups.ts';
import type { NavLinks } from './nav-links.ts';
import { walk } from './walk.ts';
import { inEach, phones, wideWindows, windows } from './widths.ts';

const SKIP = 'Skip to content';

interface BackOffice {
  staffName: string;
  navigation: Groups;
  landing: NavLinks;
}

/**
 * Follows all links of the back-office, starting from any of its pages. Ends on the landing page.
 */
export async function walkBackOffice(
  browser: Page,
  { staffName, navigation, landing }: BackOffice,
): Promise<void> {
  const banner = browser.getByRole('banner');
  await skip(browser);
  await walkSide(browser, navigation);
  await walkDrawer(browser, toolsIn(navigation));

  // On a screen with a list to reload.
  await banner.getByRole('link', { name: /^Spindle/ }).click();
  const main = browser.getByRole('main');
  await main.getByRole('link', { name: 'Picking Manager', exact: true }).click();
  for (const shownIn of [phones.slice(0, 1), phones.slice(1), wideWindows]) {
    for (const window of shownIn.slice(0, 1)) {
      await walk(browser, { place: banner, ways: headerLinks(staffName, window), shownIn });
    }
  }

  await banner.getByRole('link', { name: /^Spindle/ }).click();
  await inEach(windows, browser, async (window) => {
    const side = window.isPhone ? {} : sideOf(navigation);
    await expectControls(browser.locator('body'), [
      SKIP,
      ...[headerLinks(staffName, window), side, landing].flatMap(Object.keys),
    ]);
  });
  await walk(browser, { place: main, ways: landing, scrolls: true });
}

/** Checks that nothing has to scroll until rarely used groups are expanded. */
async function walkSide(browser: Page, groups: Groups): Promise<void> {
  const place = browser.getByRole('navigation', { name: 'Administrator Tools' });
  const seldom = RARELY_USED.filter((name) => name in groups);
  const open = async (group: string) =>
    place.getByRole('button', { name: headerOf(group), exact: true }).click();
  const expectUnclipped = async (folded: readonly string[], scrolls: boolean) => {
    const names = Object.keys(sideOf(groups, folded));
    await expectControls(place, names);
    await expectInWindow(controlsOf(place), names, 'the tools', { scrolls });
  };
  // The shortest window comes last, because groups expanded there stay expanded.
  await inEach(wideWindows.toReversed(), browser, async ({ height }) => {
    const folded = height < 1000 ? seldom : [];
    await expectUnclipped(folded, false);
    for (const group of folded) {
      await open(group);
      await expectUnclipped(
        folded.filter((name) => name !== group),
        true,
      );
      await open(group);
    }
  });
  for (const group of seldom) await open(group);
  await walk(browser, {
    place,
    ways: sideOf(groups),
    proceed: true,
    shownIn: wideWindows,
    scrolls: true,
  });
}

async function walkDrawer(browser: Page, navigation: NavLinks): Promise<void> {
  const drawer = browser.getByRole('dialog', { name: 'Tools', exact: true });
  const open = async () => {
    await expect(drawer).toBeHidden();
    await browser.getByRole('button', { name: 'Tools', exact: true }).click();
  };
  const names = ['Close', ...Object.keys(navigation)];
  await inEach(phones, browser, async ({ width }) => {
    await open();
    await expectControls(drawer, names);
    await expectInWindow(controlsOf(drawer), names, `the drawer, ${width} px`, { scrolls: true });
    await drawer.getByRole('button', { name: 'Close' }).click();
  });
  const place = drawer.getByRole('navigation', { name: 'Administrator Tools' });
  // The links are the same in both, so they are followed in the narrower window.
  const shownIn = phones.slice(0, 1);
  await walk(browser, {
    place,
    ways: navigation,
    approach: open,
    proceed: true,
    shownIn,
    scrolls: true,
  });
}

async function skip(browser: Page): Promise<void> {
  await expect(browser.getByRole('heading', { level: 1 })).toBeVisible();
  const button = browser.getByRole('button', { name: SKIP });
  await browser.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await inEach(windows, browser, ({ width }) => expectInWindow(button, [SKIP], `${width} px`));
  await browser.keyboard.press('Enter');
  await expect(browser.getByRole('main')).toBeFocused();
}
