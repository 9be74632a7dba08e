import type { Locator, Page } from '@playwright/test';
import { newCustomer } from '../fixtures/accounts.ts';
import { completeSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const ER20 = 'ER20 water-cooled spindle, 2.2 kW';
const ER16 = 'ER16 water-cooled spindle, 2.2 kW';
const INVERTER = 'Inverter 2.2 kW, 220 V single-phase input';
const PUMP = 'Coolant pump, 75 W, submersible';

test('a part is found by a quantity, filtered, compared, listed with what it needs, shared and bought', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/');
  await search(page, '2200w');
  for (const title of [ER20, ER16]) await expect(part(page, title)).toBeVisible();

  await search(page, 'spindel');
  await expect(page.getByText('No results for “spindel”.')).toContainText('spindle');
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  const table = page.getByRole('region', { name: 'Parts found' }).getByRole('table');
  await expect(table).toBeVisible();
  for (const collet of ['ER16', 'ER20']) {
    await facet(page, 'Collet')
      .getByRole('link', { name: new RegExp(`^${collet}\\b`) })
      .click();
    await expect(selected(page).getByRole('link', { name: new RegExp(collet) })).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Price to, $' }).fill('400');
  await page.getByRole('button', { name: 'Apply Price' }).click();
  await expect(selected(page)).toContainText('to $400');
  await expect(table.getByRole('row', { name: /ER20 air-cooled spindle/ })).toHaveCount(0);
  await sortByPrice(table);

  for (const title of [ER20, ER16]) {
    await table.getByRole('checkbox', { name: `Compare ${title}` }).check();
  }
  await page.getByRole('group', { name: 'Compare' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
  const collets = page.getByRole('row', { name: /^Collet/ });
  await expect(collets).toContainText('(differs)');
  for (const collet of ['ER16', 'ER20']) {
    await expect(collets.getByRole('cell', { name: collet, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('row', { name: /^Power/ })).not.toContainText('(differs)');

  await page.getByRole('link', { name: ER20, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: ER20 })).toBeVisible();
  await page.getByRole('button', { name: `Add to parts list: ${ER20}` }).click();
  const needs = page.getByRole('region', { name: 'Needs' });
  await needs.getByRole('link', { name: INVERTER }).click();
  await page.getByRole('button', { name: `Add to parts list: ${INVERTER}` }).click();
  await page.getByRole('main').getByRole('link', { name: 'parts list' }).click();
  const missing = page.getByRole('region', { name: 'Missing from this list' });
  await expect(missing.getByRole('link')).toHaveText([PUMP]);
  await page.getByRole('button', { name: 'Share this list' }).click();
  await page.getByRole('link', { name: 'Your list is shared' }).click();
  await expect(page.getByText(/^Shared on/)).toBeVisible();

  const friend = await newVisitor();
  await friend.goto(page.url());
  const parts = friend.getByRole('table', { name: 'Parts' });
  for (const title of [ER20, INVERTER]) await expect(part(friend, title)).toBeVisible();
  await expect(parts.getByRole('row')).toHaveCount(3);
  await friend.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(friend).toHaveURL(/\/ui\/signin/);
  await completeSignIn(friend, await newCustomer());
  await expect(friend.getByRole('main').getByRole('status')).toContainText(
    '2 parts added to your cart.',
  );
  await friend.getByRole('link', { name: 'Go to the cart' }).click();
  const absent = friend.getByRole('region', { name: 'You may also need' });
  await expect(absent.getByRole('link')).toHaveText([PUMP]);
  await expect(absent).toContainText(`Needed by ${ER20}`);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('search, facets, table and item work', async ({ page }) => {
    await page.goto('/');
    await search(page, '2200w');
    await expect(part(page, ER16)).toBeVisible();
    await facet(page, 'Collet')
      .getByRole('link', { name: /^ER20\b/ })
      .click();
    await expect(selected(page)).toContainText('ER20');
    await expect(part(page, ER16)).toHaveCount(0);
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    const table = page.getByRole('region', { name: 'Parts found' }).getByRole('table');
    await sortByPrice(table);
    await table.getByRole('link', { name: ER20, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: ER20 })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Power/ })).toContainText('2.2 kW');
    await expect(page.getByRole('region', { name: 'Needs' })).toContainText(INVERTER);
  });
});

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('search').locator('input[name=q]');
  await field.fill(words);
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
  await expect(page.getByRole('heading', { level: 1, name: `Search: ${words}` })).toBeVisible();
}

const part = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title, exact: true });
const facet = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const selected = (page: Page) => page.getByRole('list', { name: 'Selected filters' });

async function sortByPrice(table: Locator): Promise<void> {
  await table.getByRole('link', { name: 'Sort by Price' }).click();
  const head = table.getByRole('columnheader', { name: 'Sort by Price' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const prices = await table.getByText(/^\$[\d,]+\.\d\d$/).allTextContents();
  const dollars = prices.map((price) => Number(price.replaceAll(/[$,]/g, '')));
  expect(dollars.length).toBeGreaterThan(1);
  expect(dollars).toEqual(dollars.toSorted((one, other) => one - other));
}
