import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { requireDocumentsForMoney, requireNumbersInARow } from '../../test/invoices-add-up.ts';
import { mailsTo } from '../../test/mails.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { asOrderManager, type OrderManager } from '../../test/order-manager.ts';
import { refundsOf } from '../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { sell, type Sale } from '../orders/staff/fixtures/sold-order.ts';
import { issueMissing } from './issue-missing.ts';

let shop: TestShop;
let staff: OrderManager;
const sales: Sale[] = [];
beforeAll(async () => {
  shop = await startShop();
  staff = asOrderManager(await signInAs(shop, 'extended'));
  for (const quantity of [1, 2, 3]) sales.push(await sell(shop, staff, { quantity }));
  const [first, second] = sales;
  if (!first || !second) throw new Error('nothing was sold');
  // refunded in a different order than paid
  await giveBack(second, 700);
  await giveBack(first, 300);
});
afterAll(() => shop.close());

async function giveBack({ order, shopper }: Sale, amount: number): Promise<void> {
  await staff.refund(order, { amount });
  await eventually(async () =>
    expect(await onlyOrder(shopper)).toMatchObject({ invoices: [{}, { total: amount }] }),
  );
}

/** Restores the state from before invoices existed. */
async function forgetDocuments(): Promise<void> {
  const em = shop.orm.em.fork();
  await query(em, 'alter table invoices disable trigger invoices_add_only');
  await query(em, 'delete from invoices');
  await query(em, 'delete from invoice_counters');
  await query(em, 'alter table invoices enable trigger invoices_add_only');
}

/** Counts the emails with a PDF for each customer. */
const mailsWithDocuments = () =>
  Promise.all(
    sales.map(async ({ shopper }) => {
      const mails = await mailsTo(shop, shopper.account.email);
      return mails.filter(({ attachments }) => attachments.length > 0).length;
    }),
  );

const documents = async () =>
  query<{ number: string; total: number }>(
    shop.orm.em.fork(),
    'select number, total_cents as total from invoices order by series desc, sequence',
  );

it('payments from before invoices existed get theirs once and in order, even with two workers', async () => {
  const before = await documents();
  expect(before.map(({ number }) => number)).toEqual([
    'INV-000001',
    'INV-000002',
    'INV-000003',
    'CN-000001',
    'CN-000002',
  ]);
  await eventually(async () => expect(await mailsWithDocuments()).toEqual([2, 2, 1]));
  await forgetDocuments();
  const issued = await Promise.all([issueMissing(shop.services), issueMissing(shop.services)]);
  expect(issued.reduce((sum, one) => sum + one, 0)).toBe(before.length);
  expect(await documents()).toEqual(before);
  expect(await issueMissing(shop.services)).toBe(0);
  await requireDocumentsForMoney(shop);
  await requireNumbersInARow(shop);
  expect(await mailsWithDocuments()).toEqual([2, 2, 1]);
});

it('late invoices can be opened, credited and canceled like any others', async () => {
  const [, , third] = sales;
  if (!third) throw new Error('nothing was sold');
  await forgetDocuments();
  await staff.refund(third.order, { amount: 500 });
  await eventually(async () =>
    expect(await onlyOrder(third.shopper)).toMatchObject({ total_refunded: 500, invoices: [] }),
  );
  expect(await issueMissing(shop.services)).toBe(6);
  const { invoices } = await onlyOrder(third.shopper);
  expect(invoices.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
  const reply = await third.shopper.get(`/api/order/${third.order.orderId}/invoice`);
  expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await requireDocumentsForMoney(shop);

  const [refund] = await refundsOf(shop, third.order.paymentIntentId);
  await shop.control(`/stripe/control/refunds/${refund?.id}`, { status: 'failed' });
  await eventually(async () =>
    expect(await onlyOrder(third.shopper)).toMatchObject({
      total_refunded: 0,
      invoices: [{}, {}, { kind: 'CANCELLATION', total: 500 }],
    }),
  );
  await requireDocumentsForMoney(shop);
});
