import type { Page } from '@playwright/test';
import { expectNarrow, expectAccessible } from '../fixtures/expect-accessible.ts';
import { becomeVisitor, chooseShop } from '../fixtures/mock-panel.ts';
import { expect, test } from '../fixtures/mock-shop.ts';

// Also checks other requirements of a page that no other test covers.
test('long words make no shop page scroll sideways', async ({ page }) => {
  await page.goto('/home');
  await chooseShop(page, 'Long text');
  await becomeVisitor(page, 'Customer');
  const banner = page.getByRole('banner');
  const way = (name: string) => banner.getByRole('link', { name, exact: true });
  for (const [path, link] of [
    ['/home', way('Home')],
    ['/ui/shop', way('Shop')],
    ['/ui/shop/motors', page.locator('main a[href="/ui/shop/motors"]').first()],
    ['/ui/orders', way('Orders')],
    ['/ui/support', way('Help')],
  ] as const) {
    await link.click();
    await expect(page).toHaveURL(path);
    await expectThere(page);
    await expectNarrow(page, `${path} with long texts`);
  }
  const field = banner.locator('input[name=q]');
  await field.fill('stepper');
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Parts found' })).toBeVisible();
  await expectPleasantOnceThere(page, 'what a search found, as cards');
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  const table = page.getByRole('region', { name: 'Parts found' }).getByRole('table');
  await expect(table).toBeVisible();
  await expectPleasantOnceThere(page, 'what a search found, as a table');
  for (const box of [0, 1]) await table.getByRole('checkbox').nth(box).check();
  await page.getByRole('group', { name: 'Compare' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('row', { name: /^Price/ })).toBeVisible();
  await expectPleasantOnceThere(page, 'parts compared');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: /^Add to parts list: / }).click();
  await banner.getByRole('link', { name: /^Parts list/ }).click();
  await expect(page.getByRole('table', { name: 'Parts' })).toBeVisible();
  await expectPleasantOnceThere(page, 'a parts list');
});

async function expectPleasantOnceThere(page: Page, where: string): Promise<void> {
  await expectThere(page);
  await expectAccessible(page, `${where} with long texts`);
}

async function expectThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main output')).toHaveCount(0);
}

test('long words make no back-office page scroll sideways', async ({ page }) => {
  const office = '/ui/admin';
  // Visitors would be redirected from the back-office to sign-in.
  await page.goto('/home');
  await chooseShop(page, 'Long text');
  await becomeVisitor(page, 'Administrator');
  await page.goto(office);
  const tools = page.getByRole('navigation', { name: 'Administrator Tools' });
  for (const { name, expectFine } of [
    { name: 'Picking Manager', expectFine: expectNarrow },
    { name: 'Subscriptions', expectFine: expectAccessible },
    { name: 'Items', expectFine: expectAccessible },
    { name: 'Tickets', expectFine: expectNarrow },
  ]) {
    await tools.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Planetenwellgetriebemotorenhalterung').first()).toBeVisible();
    await expectFine(page, `${name} with long texts`);
  }
  await page.goto(`${office}/storeBuilder/motors`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Planetenwellgetriebemotorenhalterung').first()).toBeVisible();
  await expectAccessible(page, 'a catalog in the Store Builder with long texts');
  await page.goto(`${office}/storeBuilder/motors?edit=nema17-59ncm`);
  await expect(page.getByRole('region', { name: 'Publishing' }).getByRole('note')).toContainText(
    "The payment provider's data differs from the shop's",
  );
  await expectAccessible(page, 'an item that differs at the provider, with long texts');
});
