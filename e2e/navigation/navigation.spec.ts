import type { Page } from '@playwright/test';
import { newCustomer, staffAccount } from '../fixtures/accounts.ts';
import { putIntoCart } from '../fixtures/buying.ts';
import { plentifulItem } from '../fixtures/catalog.ts';
import { givePassword, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { leaveBy } from './account-menu.ts';
import { landings, navigations } from './back-office-ways.ts';
import { disabledCatalogs, footers, homeWays, SIGN_OUT, topBars } from './storefront-ways.ts';
import { walkBackOffice } from './walk-back-office.ts';
import { walkStorefront } from './walk-storefront.ts';
import { walk } from './walk.ts';
import { expectHeading } from './ways.ts';
import { atEveryWidth } from './widths.ts';

// Everything is looked at in four widths, by everybody; and what everybody's start page leads to is
// followed in all of them by a visitor, and in one by each of the others. Nothing has to be waited
// for that only moves.
test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const EVERYBODYS = Object.keys(homeWays());

test.beforeEach(async ({ page }) => {
  await page
    .context()
    .route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }),
    );
});

test('a visitor', async ({ page }) => {
  await atEveryWidth(page, () =>
    walkStorefront(page, { topBar: topBars.visitor, home: homeWays(), footer: footers.signedOut }),
  );
});

test('somebody who owes the code', async ({ page }) => {
  await page.goto('/ui/signin');
  await givePassword(page, await newCustomer());
  await atEveryWidth(page, async ({ isLast }) => {
    await page.goto('/');
    const place = page.getByRole('banner');
    await walk(page, { place, ways: topBars.owesCode, later: [SIGN_OUT] });
    if (isLast) await signOut(page);
  });
});

test('a customer with something in the cart', async ({ page, customer: _ }) => {
  await putIntoCart(page, await plentifulItem());
  const topBar = topBars.customer;
  const footer = footers.signedIn;
  const later = [SIGN_OUT];
  await atEveryWidth(page, async ({ width, isLast }) => {
    const unfollowed = width === 375 ? [] : EVERYBODYS;
    await walkStorefront(page, { topBar, home: homeWays(), footer, later, unfollowed });
    if (isLast) await signOut(page);
  });
});

test('a picker', async ({ page }) => {
  await signIn(page, await staffAccount('Warehouse'));
  const enter = 'Picking';
  const topBar = topBars.picker;
  const footer = footers.signedIn;
  const later = [SIGN_OUT, enter];
  await atEveryWidth(page, async (window) => {
    const unfollowed = window.width === 1280 ? [] : EVERYBODYS;
    await walkStorefront(page, { topBar, home: homeWays(), footer, later, unfollowed });
    await topBar[enter].follow(page, page.getByRole('link', { name: enter, exact: true }));
    await walkBackOffice(page, window, {
      staffName: 'Pavel Ricci',
      navigation: navigations.picker,
      landing: landings.picker,
    });
    await leaveBy(page, 'Back to the shop');
    await expect(page).toHaveURL(/\/home$/);
    if (window.isLast) await signOut(page);
  });
});

test('an administrator', async ({ page }) => {
  await signIn(page, await staffAccount('Extended'));
  const enter = 'Order manager';
  const topBar = topBars.administrator;
  const footer = footers.signedIn;
  const later = [SIGN_OUT, enter];
  const home = homeWays(disabledCatalogs);
  await atEveryWidth(page, async (window) => {
    const unfollowed = window.width === 1440 ? [] : EVERYBODYS;
    await walkStorefront(page, { topBar, home, footer, later, unfollowed });
    await topBar[enter].follow(page, page.getByRole('link', { name: enter, exact: true }));
    await walkBackOffice(page, window, {
      staffName: 'Ines Aldana',
      navigation: navigations.administrator,
      landing: landings.administrator,
    });
    await leaveBy(page, window.isLast ? 'Sign out' : 'Back to the shop');
    await expect(page).toHaveURL(/\/home$|\/ui\/signin$/);
  });
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: SIGN_OUT }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expectHeading(page, 'Parts for CNC machines you build yourself.');
}
