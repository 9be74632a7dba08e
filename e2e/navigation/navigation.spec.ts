import type { Page } from '@playwright/test';
import { newCustomer, staffAccount } from '../fixtures/accounts.ts';
import { putIntoCart } from '../fixtures/buying.ts';
import { plentifulItem } from '../fixtures/catalog.ts';
import { enterPassword, signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { leaveBy } from './account-menu.ts';
import { landingPages, navigations } from './back-office-nav-links.ts';
import { disabledCatalogs, footers, homeLinks, SIGN_OUT, topBars } from './storefront-nav-links.ts';
import { walkBackOffice } from './walk-back-office.ts';
import { walkStorefront } from './walk-storefront.ts';
import { openMenu, walkTopBar } from './walk-top-bar.ts';
import { expectHeading } from './nav-links.ts';
import { inEach, phones, windows } from './widths.ts';

// Each kind of user finds every link of every place in each window size, follows it, and checks the
// target in each size. Links that lead everyone to the same page are followed only by the first
// user. Animations are off, so nothing has to wait for them.
test.slow();

test.beforeEach(async ({ page }) => {
  await page
    .context()
    .route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Another site</h1>' }),
    );
});

test('a visitor', async ({ page }) => {
  await walkStorefront(page, {
    topBar: topBars.visitor,
    home: homeLinks(),
    footer: footers.signedOut,
  });
});

test('a user who still has to enter the code', async ({ page }) => {
  await page.goto('/ui/signin');
  await enterPassword(page, await newCustomer());
  await page.goto('/');
  const known = Object.keys(topBars.visitor);
  await walkTopBar(page, { topBar: topBars.owesCode, later: [SIGN_OUT, ...known] });
  await signOut(page);
});

test('a customer with an item in the cart', async ({ page, customer: _ }) => {
  await putIntoCart(page, await plentifulItem());
  await walkStorefront(page, {
    topBar: topBars.customer,
    home: homeLinks(),
    footer: footers.signedIn,
    later: [SIGN_OUT],
    known: { ...topBars.visitor, ...homeLinks() },
  });
  await signOut(page);
});

test('a picker', async ({ page }) => {
  await signIn(page, await staffAccount('Warehouse'));
  const enter = 'Picking';
  const topBar = topBars.picker;
  await walkStorefront(page, {
    topBar,
    home: homeLinks(),
    footer: footers.signedIn,
    later: [SIGN_OUT, enter],
    known: knownToCustomers,
  });
  await topBar[enter].follow(page, page.getByRole('link', { name: enter, exact: true }));
  await inEach(windows, page, async () => topBar[enter].seen?.(page));
  await walkBackOffice(page, {
    staffName: 'Pavel Ricci',
    navigation: navigations.picker,
    landing: landingPages.picker,
  });
  await leaveBy(page, 'Back to the shop');
  await expect(page).toHaveURL(/\/home$/);
  await signOut(page);
});

test('an administrator', async ({ page }) => {
  await signIn(page, await staffAccount('Extended'));
  const enter = 'Order manager';
  const topBar = topBars.administrator;
  await walkStorefront(page, {
    topBar,
    home: homeLinks(disabledCatalogs),
    footer: footers.signedIn,
    later: [SIGN_OUT, enter],
    known: knownToCustomers,
  });
  const link = page.getByRole('link', { name: enter, exact: true });
  await topBar[enter].follow(page, link);
  await inEach(windows, page, async () => topBar[enter].seen?.(page));
  await walkBackOffice(page, {
    staffName: 'Ines Aldana',
    navigation: navigations.administrator,
    landing: landingPages.administrator,
  });
  await leaveBy(page, 'Back to the shop');
  await expect(page).toHaveURL(/\/home$/);
  // Reloaded on a phone.
  await inEach(phones.slice(0, 1), page, async () => {
    await openMenu(page);
    await topBar[enter].follow(page, link);
    await topBar[enter].seen?.(page);
  });
  await leaveBy(page, 'Sign out');
  await expect(page).toHaveURL(/\/home$|\/ui\/signin$/);
});

/** Links that customers or visitors have followed. */
const knownToCustomers = {
  ...topBars.visitor,
  ...topBars.customer,
  ...homeLinks(),
  ...footers.signedIn,
};

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: SIGN_OUT }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await inEach(windows, page, () =>
    expectHeading(page, 'Parts for CNC machines you build yourself.'),
  );
}
