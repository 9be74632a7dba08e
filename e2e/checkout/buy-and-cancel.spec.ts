import { newCustomer } from '../fixtures/accounts.ts';
import { expectCompleted, orderRows } from '../fixtures/buying.ts';
import { ownItem, pageOf, titleOfCatalog } from '../fixtures/catalog.ts';
import type { Item } from '../fixtures/catalog-items.ts';
import { centsOf, expectPaymentPage, pay } from '../fixtures/payment-page.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { completeSignIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';

test('a customer buys two items, one the last of its kind, and cancels', async ({
  page,
  newVisitor,
}) => {
  test.slow();
  const backOfficeFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/admin/')) backOfficeFiles.push(request.url());
  });
  const account = await newCustomer();
  const last = await ownItem(({ inventory }) => inventory === 1);
  const other = await ownItem(
    ({ catalogId, inventory }) => catalogId === last.catalogId && inventory > 3,
  );

  await test.step('browses to the item', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Shop' })
      .click();
    await page
      .getByRole('main')
      .getByRole('link', { name: await titleOfCatalog(last.catalogId), exact: true })
      .click();
    await page.getByRole('link', { name: last.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible();
    await expect(page.getByText('1 unit', { exact: true })).toBeVisible();
  });

  await test.step('signs in and is back at the item', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/ui\/signin$/);
    await completeSignIn(page, account);
    await expect(page).toHaveURL(pageOf(last));
  });

  await test.step('adds both to the cart', async () => {
    await page.getByRole('button', { name: /^Add to cart ·/ }).click();
    await expect(page).toHaveURL(`${pageOf(last)}/cart`);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await trail.getByRole('link', { name: await titleOfCatalog(last.catalogId) }).click();
    // A double click, which counts as one click.
    await page.getByRole('button', { name: `Add to cart: ${other.title}` }).dblclick();
    await expect(page).toHaveURL(`${pageOf(other)}/cart`);
    const lines = page.getByRole('list', { name: 'Items in your cart' });
    await expect(lines.getByRole('heading')).toHaveText([last.title, other.title]);
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  await test.step('enters an address and accepts the suggested one', async () => {
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(
      page.getByRole('heading', { name: 'Do you want to ship to this address?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(
      page.getByRole('heading', { name: 'Please enter a shipping address below.' }),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Address' }).fill('417 montgomery street');
    await page.getByRole('textbox', { name: 'City' }).fill('San Francisco');
    await page.getByRole('textbox', { name: 'State' }).fill('CA');
    await page.getByRole('textbox', { name: 'ZIP' }).fill('94104');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(
      page.getByRole('heading', { name: 'Is the following address accurate?' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText('SAN FRANCISCO, CA 94104');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expectPaymentPage(page);
  });

  const total = await pay(page, { shipping: 'Express' });

  await test.step('sees what was bought', async () => {
    await expectCompleted(page);
    const order = page.getByRole('article');
    for (const title of [last.title, other.title]) await expect(order).toContainText(title);
    const facts = await factsOf(page);
    expect(facts).toMatchObject({
      'Order ID': expect.stringMatching(/^[0-9a-f]{8}-/),
      Payment: expect.stringMatching(/^Paid with Visa ending \d{4}$/),
      'Creation date': expect.stringMatching(/\d{4}/),
      Receipt: 'Receipt',
      Tax: expect.stringMatching(/^\$/),
      'Shipping price': expect.stringMatching(/^\$/),
      Address: expect.stringMatching(/SAN FRANCISCO, CA 94104[\d-]*\s*United States/),
      'Expected shipping date': expect.stringMatching(/\d{4}/),
      'Tracking number': 'Not shipped yet',
      'Payment method': expect.stringMatching(/visa/i),
      'Charge status': expect.stringMatching(/succeeded/i),
      'Payment intent ID': expect.stringMatching(/^pi_/),
      'Balance transaction': expect.stringMatching(/^txn_/),
    });
    expect(centsOf(facts['Total'] ?? '')).toBe(total);
  });

  const { 'Order ID': orderId = '', 'Payment intent ID': paymentId = '' } = await factsOf(page);
  const id = orderId.slice(0, 8);

  await test.step('finds the order in the list', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Your orders' }).click();
    const row = orderRows(page).first();
    await expect(row).toContainText(id);
    await expect(row).toContainText('Pending');
    await page.getByRole('button', { name: `Details of order ${id}` }).click();
    const lines = row.getByRole('list', { name: 'Items' });
    for (const title of [last.title, other.title]) await expect(lines).toContainText(title);
  });

  const visitor = await newVisitor();
  await test.step('nobody else can buy the last one now', () =>
    expectStatus(visitor, last, 'Out of stock', 'Out of Stock'));

  await test.step('cancels', async () => {
    await page.getByRole('button', { name: `Cancel order ${id}` }).click();
    const question = page.getByRole('alertdialog', { name: id });
    await expect(question).toContainText('Are you sure you want to cancel this order?');
    await expect(question.getByRole('button')).toHaveText(['Dismiss', 'Cancel Order']);
    await question.getByRole('button', { name: 'Cancel Order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order Cancelled' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(orderRows(page).first()).toContainText('Cancelled');
  });

  await test.step('gets all the money back', async () => {
    const refunded = async () =>
      (await sandbox.refunds())
        .filter((refund) => refund.payment_intent === paymentId && refund.status === 'succeeded')
        .map(({ amount }) => amount);
    await expect.poll(refunded).toEqual([total]);
    await expect(async () => {
      await page.reload();
      await expect(orderRows(page).first()).toContainText('Refunded', { timeout: 2000 });
    }).toPass();
  });

  await test.step('the last one is for sale again', () =>
    expectStatus(visitor, last, 'In stock', null));

  await test.step('got all three emails', async () => {
    const mails = async () => (await sandbox.mails(account.email)).map(({ subject }) => subject);
    // A separate job sends the credit note, before or after the other email.
    await expect
      .poll(async () => (await mails()).toSorted())
      .toEqual([
        expect.stringMatching(/^Credit note CN-\d{6} for Spindle order /),
        `Your Spindle order ${id} was canceled`,
        'Your Spindle order is confirmed',
      ]);
    const sent = await sandbox.mails(account.email);
    const confirmation = sent.find(({ subject }) => subject.endsWith('is confirmed'));
    for (const title of [last.title, other.title]) {
      expect(confirmation?.text).toContain(title);
      // No-break spaces join numbers to their units.
      expect(confirmation?.html?.replaceAll('\u00a0', ' ')).toContain(title);
    }
  });
  expect(backOfficeFiles, 'customers load nothing of the back-office').toEqual([]);
});

/** Returns the order's facts on the page by name. If two share a name, the first counts. */
async function factsOf(page: Page): Promise<Record<string, string>> {
  const names = await page.getByRole('article').getByRole('term').allInnerTexts();
  const values = await page.getByRole('article').getByRole('definition').allInnerTexts();
  return Object.fromEntries(
    names.map((name, place): [string, string] => [name, values[place] ?? '']).toReversed(),
  );
}

/**
 * Checks what a visitor sees on the item's page and card. Null stands for a card with only a price.
 */
async function expectStatus(visitor: Page, item: Item, onPage: string, onCard: string | null) {
  await expect(async () => {
    await visitor.goto(pageOf(item));
    const box = visitor.getByRole('region', { name: 'Buy' });
    await expect(box.getByText(onPage, { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await visitor.goto(`/ui/shop/${item.catalogId}`);
  const card = visitor.getByRole('listitem').filter({
    has: visitor.getByRole('link', { name: item.title, exact: true }),
  });
  await expect(card).toBeVisible();
  await expect(card.getByText('Out of Stock', { exact: true })).toHaveCount(onCard ? 1 : 0);
}
