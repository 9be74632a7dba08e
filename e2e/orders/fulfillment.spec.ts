import type { Locator, Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { expectCompleted, goToPayment, orderRows, putIntoCart } from '../fixtures/buying.ts';
import { ownItem, parcelItems, plentifulItem } from '../fixtures/catalog.ts';
import type { Item } from '../fixtures/catalog-items.ts';
import { findOrder } from '../fixtures/customer-orders.ts';
import { pay } from '../fixtures/payment-page.ts';
import { phone } from '../fixtures/phone.ts';
import { sandbox } from '../fixtures/sandbox.ts';
import { scanLabel } from '../fixtures/scan-label.ts';
import { staffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

test('two units are bought, picked, shipped; one comes back and is refunded', async ({
  browser,
  page,
  customer,
  newVisitor,
  staff,
}) => {
  test.slow();
  const plenty = await plentifulItem();
  const item = await ownItem(
    ({ catalogItemId, inventory }) => catalogItemId !== plenty.catalogItemId && inventory > 3,
  );
  const other = (await parcelItems()).find(
    ({ catalogItemId }) => catalogItemId !== item.catalogItemId,
  );
  if (!other) throw new Error('nothing else is in stock');

  const total = await test.step('the customer pays for two', async () => {
    await putIntoCart(page, item);
    await putIntoCart(page, item);
    await goToPayment(page);
    const paid = await pay(page);
    await expectCompleted(page);
    return paid;
  });
  await expectStock(item, item.inventory - 2);
  const order = await findOrder(page, ({ items }) =>
    items.some(({ catalogItemId }) => catalogItemId === item.catalogItemId),
  );
  expect(order.total).toBe(total);
  const id = order.orderId.slice(0, 8);

  await test.step('a picker scans both', async () => {
    const picker = await newVisitor({
      ...phone,
      storageState: await staffSession(browser, 'Warehouse'),
    });
    await pickByScanning(picker, { id, item, wrongCode: other.catalogItemId });
  });

  const administrator = await staff('Extended');
  const trackingNumber = await test.step('an administrator buys the label', () =>
    buyLabel(administrator, id));

  await test.step('the customer sees it on its way', async () => {
    await page.goto('/ui/orders');
    const row = rowOf(page, id);
    await expect(row).toContainText('Shipped');
    await expect(row).toContainText(trackingNumber);
    const subject = `Your Spindle order ${id} is on its way`;
    await expect.poll(() => subjectsTo(customer)).toContain(subject);
    const mail = (await sandbox.mails(customer.email)).find((one) => one.subject === subject);
    expect(mail?.text).toContain(trackingNumber);
    expect(mail?.html).toContain(trackingNumber);
  });

  await test.step('the customer sends one back', async () => {
    await page.getByRole('button', { name: `Return items from order ${id}` }).click();
    await page.getByRole('textbox', { name: `Quantity of ${item.title}` }).fill('1');
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Order Return Requested' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(returnRow(page, id)).toContainText('Return requested');
  });
  const request = await findOrder(page, ({ parentId }) => parentId === order.orderId);
  expect(request.total).toBe(Math.round(item.price * 100) + request.tax);
  // The tax on shipping isn't refunded either.
  expect(request.tax * 2).toBeLessThanOrEqual(order.tax);

  await test.step('staff receive it and refund it', async () => {
    await openReturn(administrator, request.orderId.slice(0, 8));
    await administrator.getByRole('radio', { name: 'Restock' }).check();
    await administrator.getByRole('button', { name: 'Received' }).click();
    await expectEdited(administrator, 'Return received');
    await expectStock(item, item.inventory - 1);
    expect(await refundsOf(order.paymentIntentId), 'received is not refunded yet').toEqual([]);

    await administrator.getByRole('button', { name: 'Refund…' }).click();
    const question = administrator.getByRole('alertdialog');
    await expect(question).toContainText(inDollars(request.total));
    await question.getByRole('button', { name: `Refund ${inDollars(request.total)}` }).click();
    await expectEdited(administrator, inDollars(request.total));
  });

  await test.step('the customer sees the refund', async () => {
    await expect.poll(() => refundsOf(order.paymentIntentId)).toEqual([request.total]);
    await expect(async () => {
      await page.goto('/ui/orders');
      const refunded = `${inDollars(request.total)} refunded`;
      await expect(returnRow(page, id)).toContainText('Refunded', { timeout: 2000 });
      await expect(rowOf(page, id)).toContainText(refunded, { timeout: 2000 });
    }).toPass();
    const isCreditNote = (subject: string) => subject.startsWith('Credit note CN-');
    await expect
      .poll(async () => (await subjectsTo(customer)).filter(isCreditNote))
      .toHaveLength(1);
    // A separate job sends this email, before or after the others.
    await expect
      .poll(async () => (await subjectsTo(customer)).filter((one) => !isCreditNote(one)))
      .toEqual([
        'Your Spindle order is confirmed',
        `Your Spindle order ${id} is on its way`,
        `Your return for Spindle order ${id}`,
        `We received your return for Spindle order ${id}`,
        `Your refund for Spindle order ${id}`,
      ]);
  });
  const sold = await findOrder(page, ({ orderId }) => orderId === order.orderId);
  expect(sold).toMatchObject({ total, total_refunded: request.total });
  await expectStock(item, item.inventory - 1);
});

interface Scan {
  id: string;
  item: Item;
  wrongCode: string;
}

/** Scans two units of the item and, between them, something that isn't in the order. */
async function pickByScanning(picker: Page, { id, item, wrongCode }: Scan): Promise<void> {
  await picker.goto('/ui/admin/adminPicking');
  await picker.getByRole('button', { name: `Details of order ${id}` }).click();
  await expect(
    picker.getByRole('heading', { name: 'Picking Manager - Order Details' }),
  ).toBeVisible();
  const complete = picker.getByRole('button', { name: 'Picking Complete' });
  const progress = picker.getByRole('status', { name: 'Progress' });
  await expect(progress).toHaveText('0 of 2');

  await scanLabel(picker, item.catalogItemId);
  await expect(progress).toHaveText('1 of 2');
  await scanLabel(picker, wrongCode);
  const rejection = picker.getByRole('alert');
  await expect(rejection).toContainText('Wrong item');
  await expect(rejection).toContainText(`${wrongCode} isn't in this order`);
  await expect(progress).toHaveText('1 of 2');
  await expect(complete).toBeDisabled();
  await scanLabel(picker, item.catalogItemId);
  await expect(progress).toHaveText('2 of 2');
  await expect(rejection).toHaveCount(0);

  await complete.click();
  await expect(picker.getByText('Picking Success')).toBeVisible();
  await expect(picker.getByText('This Order Has Been Picked')).toBeVisible();
  await expect(picker.getByRole('button', { name: `Details of order ${id}` })).toHaveCount(0);
}

/** Buys the label and opens it. Returns the tracking number. */
async function buyLabel(administrator: Page, id: string): Promise<string> {
  await administrator.goto('/ui/admin/adminShipping');
  await administrator.getByRole('button', { name: `Details of order ${id}` }).click();
  // A double click by someone in a hurry. The dialog stays open.
  await administrator.getByRole('button', { name: 'Buy Label' }).dblclick();
  const choice = administrator.getByRole('dialog', { name: `Label for order ${id}` });
  await choice.getByRole('button', { name: /^Buy USPS .+ for \$\d+\.\d\d$/ }).click();
  const outcome = administrator.getByRole('status').filter({ hasText: 'Buy Label Success' });
  const [, trackingNumber = ''] = /Tracking number (\w+)/.exec(await outcome.innerText()) ?? [];
  expect(trackingNumber).not.toBe('');
  await expect(administrator.getByRole('button', { name: 'Buy Label' })).toHaveCount(0);
  const label = administrator
    .getByRole('region', { name: 'Actions' })
    .getByRole('link', { name: 'Open the label (PDF)' });
  const reply = await administrator.request.get((await label.getAttribute('href')) ?? '');
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toContain('application/pdf');
  expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-');
  return trackingNumber;
}

/** Opens the return in the Order Manager from the landing page, which counts it. */
async function openReturn(administrator: Page, id: string): Promise<void> {
  await administrator.goto('/ui/admin');
  await administrator.getByRole('link', { name: /open returns$/ }).click();
  await expect(administrator.getByText(id).first()).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  const search = new URLSearchParams({
    searchType: 'OrderState',
    searchValue: 'RETURN_REQUESTED',
    startDate: today,
    endDate: today,
  });
  await administrator.goto(`/ui/admin/orderManager?${search.toString()}`);
  await administrator.getByRole('button', { name: `Details of order ${id}` }).click();
  await expect(administrator.getByText('State: Return Requested')).toBeVisible();
}

async function expectEdited(administrator: Page, reason: string): Promise<void> {
  const outcome = administrator.getByRole('status').filter({ hasText: 'Edit Order Success' });
  await expect(outcome).toContainText(reason);
}

function rowOf(page: Page, id: string): Locator {
  return orderRows(page).filter({
    has: page.getByRole('button', { name: `Details of order ${id}` }),
  });
}

function returnRow(page: Page, id: string): Locator {
  return orderRows(page).filter({ hasText: `Return of ${id}` });
}

async function expectStock({ catalogId, catalogItemId }: Item, units: number): Promise<void> {
  const stock = async () =>
    (await parcelItems()).find(
      (item) => item.catalogId === catalogId && item.catalogItemId === catalogItemId,
    )?.inventory;
  await expect.poll(stock).toBe(units);
}

async function subjectsTo({ email }: Account): Promise<string[]> {
  return (await sandbox.mails(email)).map(({ subject }) => subject);
}

/** Returns what the provider has refunded for a payment, in cents. */
async function refundsOf(paymentIntentId: string | null): Promise<number[]> {
  return (await sandbox.refunds())
    .filter(({ payment_intent, status }) => {
      return payment_intent === paymentIntentId && status === 'succeeded';
    })
    .map(({ amount }) => amount);
}

function inDollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
