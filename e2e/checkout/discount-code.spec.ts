import type { Page } from '@playwright/test';
import { expectCompleted, orderRows, putIntoCart } from '../fixtures/buying.ts';
import { ownItem } from '../fixtures/catalog.ts';
import { countClicks } from '../fixtures/count-clicks.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectPaymentPage, pay } from '../fixtures/payment-page.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { shopAddress } from '../fixtures/shop-address.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff create a code, a customer pays with it, one of two and the shipping are refunded: every amount is right', async ({
  page,
  customer,
  staff,
}) => {
  test.slow();
  const administrator = await staff('Extended');
  const item = await ownItem(({ inventory, price }) => inventory > 3 && price > 20);
  const code = `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const subtotal = Math.round(item.price * 100) * 2;
  const discount = Math.round((subtotal * 15) / 100);

  await test.step('staff create it, and see it', async () => {
    await administrator.goto('/ui/admin');
    const main = administrator.getByRole('main');
    await main.getByRole('link', { name: 'Prices and codes' }).click();
    await administrator.getByRole('button', { name: 'New code…' }).first().click();
    const dialog = administrator.getByRole('dialog', { name: 'New discount code' });
    await dialog.getByLabel(/^Code/).fill(code);
    await dialog.getByLabel(/^Percent off/).fill('15');
    await dialog.getByLabel('Uses per customer').fill('1');
    await expectAccessible(administrator, 'new discount code');
    const button = dialog.getByRole('button', { name: 'Create code' });
    await administrator.setViewportSize({ width: 375, height: 600 });
    await expect(button, 'the button below more fields than a phone shows').toBeInViewport();
    await administrator.setViewportSize({ width: 1280, height: 800 });
    await button.click();
    await expectUsed(administrator, code, '0');
    await expectAccessible(administrator, 'Prices and codes');
  });

  await test.step('the customer enters it in the cart', async () => {
    await putIntoCart(page, item);
    await putIntoCart(page, item);
    await page.goto('/home');
    await page.getByRole('link', { name: 'Cart, 2 items' }).click();
    const field = page.getByRole('textbox', { name: 'Discount code' });
    await field.fill('NO-SUCH-CODE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/^Code NO-SUCH-CODE not found\./)).toBeVisible();
    await field.fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`Code ${code} takes ${dollars(discount)} off.`)).toBeFocused();
    await expectAccessible(page, 'cart with a discount code');
    expect(await sums(page, 'region', 'Total')).toMatchObject({
      '2 items': dollars(subtotal),
      [`Discount ${code}`]: `−${dollars(discount)}`,
      'Cart total': dollars(subtotal - discount),
    });
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(
      dollars(subtotal - discount),
    );
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expectPaymentPage(page);
  });

  const total = await test.step('the payment page has the same figures', async () => {
    const summary = await sums(page, 'region', 'Your order');
    expect(summary).toMatchObject({
      Subtotal: dollars(subtotal),
      [code]: `−${dollars(discount)}`,
    });
    const paid = await pay(page);
    await expectCompleted(page);
    await expect(page.getByText(`−${dollars(discount)}`, { exact: true })).toBeVisible();
    return paid;
  });
  const order = await findOrder(page, ({ items }) =>
    items.some(({ catalogItemId }) => catalogItemId === item.catalogItemId),
  );
  expect(order).toMatchObject({ total, items: [{ quantity: 2, discount }] });
  expect(total).toBe(subtotal - discount + order.shippingPrice + order.tax);
  const id = order.orderId.slice(0, 8);

  await test.step('so do the email and the list of codes', async () => {
    const mail = async () =>
      (await sandbox.mails(customer.email)).find(({ subject }) =>
        subject.endsWith('order is confirmed'),
      )?.text ?? '';
    await expect.poll(mail).toContain(`-${dollars(discount)}`);
    expect(await mail()).toContain(dollars(total));
    await administrator.reload();
    await expectUsed(administrator, code, '1');
  });

  await test.step('the code works once for each customer', async () => {
    await putIntoCart(page, item);
    await page.goto('/ui/cart');
    await page.getByRole('textbox', { name: 'Discount code' }).fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`You've already used code ${code}.`)).toBeVisible();
  });

  await ship(administrator, order.orderId);
  await test.step('one of two is returned for half of what the line cost', async () => {
    await page.goto('/ui/orders');
    await page.getByRole('button', { name: `Return items from order ${id}` }).click();
    await page.getByRole('textbox', { name: `Quantity of ${item.title}` }).fill('1');
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order Return Requested' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(orderRows(page).filter({ hasText: `Return of ${id}` })).toContainText(
      'Return requested',
    );
  });
  const request = await findOrder(page, ({ parentId }) => parentId === order.orderId);
  expect(Math.abs(request.total - request.tax - (subtotal - discount) / 2)).toBeLessThan(1);
  expect(request.tax * 2).toBeLessThanOrEqual(order.tax);

  await test.step('staff receive it and refund it', async () => {
    await openOrder(administrator, { orderId: request.orderId, orderState: 'RETURN_REQUESTED' });
    await administrator.getByRole('radio', { name: 'Restock' }).check();
    await administrator.getByRole('button', { name: 'Received' }).click();
    await expectOutcome(administrator, 'Return received');
    await administrator.getByRole('button', { name: 'Refund…' }).click();
    const question = administrator.getByRole('alertdialog');
    await question.getByRole('button', { name: `Refund ${dollars(request.total)}` }).click();
    await expectOutcome(administrator, dollars(request.total));
  });

  const shipping = await test.step('and the shipping, with its tax', async () => {
    await administrator.goto('/ui/admin');
    const expectClicks = await countClicks(administrator);
    await administrator.getByRole('button', { name: /^Find/ }).click();
    const palette = administrator.getByRole('dialog', { name: 'Find' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await administrator.keyboard.type(id);
    await palette.getByRole('option', { name: id }).first().click();
    await administrator.getByRole('button', { name: 'Refund…' }).click();
    const dialog = administrator.getByRole('dialog', { name: `Refund order ${id}` });
    await expect(dialog.getByText(/^1 of 2 refundable/)).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^Shipping, / }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).click();
    await administrator.keyboard.type('Our mistake');
    await expectAccessible(administrator, 'refund of a part');
    const button = dialog.getByRole('button', { name: /^Refund \$/ });
    const amount = centsOf(await button.innerText());
    await button.click();
    await expectOutcome(administrator, dollars(amount));
    expectClicks('a partial refund, from the landing page', 6);
    return amount;
  });
  expect(shipping).toBeGreaterThanOrEqual(order.shippingPrice);
  expect(shipping).toBeLessThanOrEqual(order.shippingPrice + order.tax - request.tax);

  await test.step('the customer sees both refunds, with a credit note for each', async () => {
    const refunded = request.total + shipping;
    await expect(async () => {
      const present = await findOrder(page, ({ orderId }) => orderId === order.orderId);
      expect(present).toMatchObject({ total, total_refunded: refunded });
    }).toPass();
    const creditNotes = async () =>
      (await sandbox.mails(customer.email))
        .filter(({ subject }) => subject.startsWith('Credit note CN-'))
        .map(({ text }) => centsOf(/We refunded (\S+)\./.exec(text)?.[1] ?? ''));
    await expect
      .poll(async () => (await creditNotes()).toSorted((a, b) => a - b))
      .toEqual([request.total, shipping].toSorted((a, b) => a - b));
    await page.reload();
    const row = orderRows(page).filter({
      has: page.getByRole('button', { name: `Details of order ${id}` }),
    });
    await expect(row).toContainText(`${dollars(refunded)} refunded`);
    await row.getByRole('button', { name: `Details of order ${id}` }).click();
    const download = page.waitForEvent('download');
    await row.getByRole('link', { name: /^INV-\d{6} \(PDF\)$/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
    await expectAccessible(page, 'order with invoice and credit notes');
  });
});

/** Returns the entries of a list of amounts, by name. */
async function sums(
  page: Page,
  role: 'region',
  name: string,
): Promise<Record<string, string | undefined>> {
  const list = page.getByRole(role, { name }).locator('dl');
  const names = await list.locator('dt').allInnerTexts();
  const figures = await list.locator('dd').allInnerTexts();
  return Object.fromEntries(names.map((one, at) => [one, figures[at]]));
}

async function expectUsed(administrator: Page, code: string, uses: string): Promise<void> {
  const row = administrator.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('15%');
  await expect(row.getByRole('cell', { name: uses, exact: true })).toBeVisible();
}

/** Picks and labels the order through the API, because the screens have their own tests. */
async function ship(administrator: Page, orderId: string): Promise<void> {
  const headers = { Origin: shopAddress.url };
  const reply = await administrator.request.get('/api/admin/adminPicking');
  const toPick: { orderId: string; customerId: string }[] = await reply.json();
  const customerId = toPick.find((order) => order.orderId === orderId)?.customerId ?? '';
  const form = { orderId, customerId };
  for (const path of ['/api/admin/adminPicking/save', '/api/orderManager/buy/label']) {
    const done = await administrator.request.post(path, { form, headers });
    expect(await done.text(), path).toContain('"SUCCESS"');
  }
}

/** Opens the order in the Order Manager, from the list of today's orders in its state. */
async function openOrder(
  administrator: Page,
  { orderId, orderState }: { orderId: string; orderState: string },
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const search = new URLSearchParams({
    searchType: 'OrderState',
    searchValue: orderState,
    startDate: today,
    endDate: today,
  });
  await administrator.goto(`/ui/admin/orderManager?${search.toString()}`);
  const details = `Details of order ${orderId.slice(0, 8)}`;
  await administrator.getByRole('button', { name: details }).click();
}

async function expectOutcome(administrator: Page, text: string): Promise<void> {
  const outcome = administrator.getByRole('status').filter({ hasText: /Success/ });
  await expect(outcome).toContainText(text);
}

const centsOf = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
