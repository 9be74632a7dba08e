import type { Page } from '@playwright/test';
import { buyRepeatedly } from '../fixtures/buying.ts';
import { countClicks } from '../fixtures/count-clicks.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const NAME = 'Arthur Becker';

test("an order is found by its customer's name", async ({ staff }) => {
  const { administrator, main, expectClicks } = await findOrders(await staff('Extended'));
  await main.getByRole('row', { name: NAME }).first().click();
  const title = administrator.getByRole('heading', { level: 1, name: /^Order [\da-f]{8}/ });
  await expect(title).toBeVisible();
  expectClicks("an order by its customer's name", 3);
});

test("an order is found from any screen, by its customer's name", async ({ staff }) => {
  const administrator = await staff('Extended');
  await administrator.goto('/ui/admin');
  const expectClicks = await countClicks(administrator);
  await administrator.getByRole('button', { name: /^Find/ }).click();
  const palette = administrator.getByRole('dialog', { name: 'Find' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await administrator.keyboard.type(NAME);
  const orders = palette.getByRole('group', { name: 'Orders' });
  await expect(orders.getByRole('option').first()).toContainText(NAME);
  await expectAccessible(administrator, 'what was found');
  await administrator.keyboard.press('Enter');
  await expect(
    administrator.getByRole('heading', { level: 1, name: /^Order [\da-f]{8}/ }),
  ).toBeVisible();
  expectClicks("an order by its customer's name, from any screen: Enter, and", 2);
});

test("a filter's orders are exported as a file", async ({ staff }) => {
  const { administrator, main, expectClicks } = await findOrders(await staff('Extended'));
  const download = administrator.waitForEvent('download');
  await main.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/orders.*\.csv$/);
  expectClicks("a filter's orders as a file", 3);
});

test('ten orders are picked, labeled and printed', async ({ page, customer, staff }) => {
  test.slow();
  await buyRepeatedly(page, 10);
  const { administrator, main, expectClicks } = await findOrders(
    await staff('Extended'),
    customer.email,
  );
  await expect(main.getByRole('row', { name: /Pending.*New/ })).toHaveCount(10);
  await main.getByRole('checkbox', { name: 'Select all' }).click();
  await main.getByRole('button', { name: 'Pick…' }).click();
  const dialog = administrator.getByRole('dialog');
  for (const button of [
    /^Mark \d+ orders as picked$/,
    'Buy labels',
    /^Buy \d+ labels for/,
    'Print labels and slips',
    /^Print labels and slips for \d+ orders$/,
  ]) {
    await dialog.getByRole('button', { name: button }).click();
  }
  await expect(dialog.getByText(/^Labels and slips ready for \d+ orders\.$/)).toBeVisible();
  const download = administrator.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Labels and packing slips (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('labels-and-slips.pdf');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(main.getByRole('row', { name: /Shipped.*New/ })).toHaveCount(10);
  expectClicks('ten orders pending → shipped, with labels and slips', 15);
});

test('an order is packed by scan, and gets its label', async ({ staff }) => {
  const administrator = await staff('Extended');
  const main = administrator.getByRole('main');
  const scan = async (code: string) => {
    await administrator.keyboard.type(code);
    await administrator.keyboard.press('Enter');
  };
  await administrator.goto('/ui/admin');
  const expectClicks = await countClicks(administrator);
  await main.getByRole('link', { name: 'Packing', exact: true }).click();
  const first = main.getByRole('link', { name: /^Pack order/ }).first();
  const slip = (await first.getAttribute('aria-label'))?.split(' ').at(-1) ?? '';
  await expect(main.getByLabel(/^Order number on packing slip/)).toBeFocused();
  await scan(slip);
  await expect(main.getByRole('heading', { level: 1, name: `Pack order ${slip}` })).toBeVisible();
  const orderId = new URL(administrator.url()).searchParams.get('order');
  const reply = await administrator.request.get(`/api/admin/packing/${orderId}`);
  const {
    packing: { lines },
  }: { packing: { lines: { catalogItemId: string; quantity: number }[] } } = await reply.json();
  const units = lines.flatMap(({ catalogItemId, quantity }) =>
    Array.from({ length: quantity }, () => catalogItemId),
  );
  const progress = main.getByRole('status', { name: 'Progress' });
  await expect(progress).toContainText(`0 of ${units.length}`);
  for (const [at, unit] of units.entries()) {
    await scan(unit);
    await expect(progress).toContainText(`${at + 1} of ${units.length}`);
  }
  await main.getByRole('button', { name: 'Buy Label' }).click();
  await administrator
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy .*\$/ })
    .click();
  await expect(main.getByText('Buy Label Success')).toBeVisible();
  expectClicks('an order packed by scan, and its label', 3);
});

test("how the shop is doing, and the accountant's file", async ({ staff }) => {
  const administrator = await staff('Extended');
  const main = administrator.getByRole('main');
  await administrator.goto('/ui/admin');
  const expectClicks = await countClicks(administrator);
  await main.getByRole('link', { name: 'Insights', exact: true }).click();
  const runsOut = main.getByRole('region', { name: 'Lowest stock' }).first();
  await expect(runsOut.getByRole('columnheader', { name: 'Days left' })).toBeVisible();
  expectClicks('what runs out', 2);
  await main.getByRole('link', { name: 'Last month' }).click();
  await expect(main.getByRole('link', { name: 'Last month' })).toHaveAttribute('aria-current');
  const days = main.getByRole('table', { name: 'Sales', exact: true }).getByRole('rowheader');
  await expect(days.first()).toHaveText(/ 1, \d{4}$/);
  await expectAccessible(administrator, 'insights');
  expectClicks("last month's sales", 2);
  await administrator.goto('/ui/admin');
  await main.getByRole('link', { name: 'Accounting', exact: true }).click();
  const download = administrator.waitForEvent('download');
  await main.getByRole('button', { name: 'Export for accountant' }).click();
  expect((await download).suggestedFilename()).toMatch(/^accounting-\d{4}-\d\d\.csv$/);
  await expectAccessible(administrator, 'accounting');
  expectClicks("last month's sales, then the accountant's file", 4);
});

/** Starts on the landing page. */
async function findOrders(administrator: Page, text = NAME) {
  const main = administrator.getByRole('main');
  await administrator.goto('/ui/admin');
  const expectClicks = await countClicks(administrator);
  await main.getByRole('link', { name: 'Order Manager', exact: true }).click();
  await main.getByLabel('Order, name, email or tracking number').click();
  await administrator.keyboard.type(text);
  const orders = main.getByRole('row', { name: '@' });
  await expect(orders.filter({ hasText: text }).first()).toBeVisible();
  await expect(orders.filter({ hasNotText: text })).toHaveCount(0);
  return { administrator, main, expectClicks };
}

test('items that run out first are visible', async ({ staff }) => {
  const { main, expectClicks } = await openTool(await staff('Extended'), 'Stock');
  await main.getByRole('link', { name: 'Low stock' }).click();
  await expect(main.getByLabel(/^Reorder level for /).first()).toBeVisible();
  expectClicks('what runs out first', 2);
});

test('twenty prices are changed', async ({ staff }) => {
  test.slow();
  const administrator = await staff('Extended');
  const { main, expectClicks } = await openTool(administrator, 'Items');
  await main.getByRole('link', { name: 'Edit as a sheet' }).click();
  await main.locator('[data-row="0"][data-column="0"]').click();
  for (let row = 0; row < 20; row += 1) {
    await administrator.keyboard.type(`${700 + row}`);
    await administrator.keyboard.press('Enter');
  }
  await main.getByRole('button', { name: 'Preview 20 items' }).click();
  const dialog = administrator.getByRole('dialog');
  await expect(dialog.getByText(/^Price: \$.* → \$700\.00$/)).toBeVisible();
  // Scheduled far in the future, so that prices stay unchanged for all other tests.
  await dialog.getByLabel('When').fill('2099-01-01T00:00');
  await dialog.getByRole('button', { name: 'Schedule 20 items' }).click();
  await expect(dialog.getByText('Changes scheduled')).toBeVisible();
  expectClicks('twenty prices', 25);
  await dialog.getByRole('link', { name: 'Changes' }).click();
  await main.getByRole('button', { name: 'Stop the change to 20 items' }).click();
  await expect(main.getByText('Stopped').first()).toBeVisible();
});

test('fifty items are put on sale from Friday', async ({ staff }) => {
  const administrator = await staff('Extended');
  const { main, expectClicks } = await openTool(administrator, 'Items');
  await main.getByRole('link', { name: 'Edit as a sheet' }).click();
  await main.getByRole('button', { name: /^Put \d+ items on sale…$/ }).click();
  const dialog = administrator.getByRole('dialog');
  await administrator.keyboard.type('10');
  await dialog.getByLabel('Starts').click();
  await dialog.getByLabel('Starts').fill('2099-01-02T00:00');
  await dialog.getByLabel('Ends').click();
  await dialog.getByLabel('Ends').fill('2099-01-05T00:00');
  await dialog.getByRole('button', { name: /^Fill in \d+ items$/ }).click();
  await main.getByRole('button', { name: /^Preview \d+ items$/ }).click();
  await expect(dialog.getByText(/^Sale: .* from Jan 2, 2099/).first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Change ([5-9]\d|\d{3}) items$/ }).click();
  await expect(dialog.getByText(/^\d+ items changed\.$/)).toBeVisible();
  expectClicks('fifty items on sale from Friday', 12);
  // Restores the items for all other tests.
  await dialog.getByRole('link', { name: 'Changes' }).click();
  await main
    .getByRole('button', { name: /^Undo the change to \d+ items$/ })
    .first()
    .click();
  await expect(dialog.getByText(/^Sale: .* → none$/).first()).toBeVisible();
  await expectAccessible(administrator, 'what will be as before');
  await dialog.getByRole('button', { name: /^Change ([5-9]\d|\d{3}) items$/ }).click();
  await expect(dialog.getByText(/^\d+ items changed\.$/)).toBeVisible();
});

/** Starts on the landing page. */
async function openTool(administrator: Page, tool: string) {
  const main = administrator.getByRole('main');
  await administrator.goto('/ui/admin');
  const expectClicks = await countClicks(administrator);
  await main.getByRole('link', { name: tool, exact: true }).click();
  return { main, expectClicks };
}
