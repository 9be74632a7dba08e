import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { requireDocumentsForMoney } from '../../test/invoices-add-up.ts';
import { mailsTo } from '../../test/mails.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { asOrderManager, type OrderManager } from '../../test/order-manager.ts';
import { refundsOf } from '../../test/provider-refunds.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { Shopper } from '../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { sell } from '../orders/staff/fixtures/sold-order.ts';

let shop: TestShop;
let extended: SignedIn;
let staff: OrderManager;
beforeAll(async () => {
  shop = await startShop({
    env: { COMPANY_NAME: 'Chips & Coolant', COMPANY_ADDRESS: '1 Mill Road, Tempe, AZ 85281' },
  });
  extended = await signInAs(shop, 'extended');
  staff = asOrderManager(extended);
});
afterAll(() => shop.close());

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ');
}

const invoiceOf = (who: SignedIn, orderId: string, number?: string) =>
  who.get(`/api/order/${orderId}/invoice${number === undefined ? '' : `?number=${number}`}`);

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Waits until the order has the given number of documents. */
const documentsOf = (shopper: Shopper, count: number) =>
  eventually(async () => {
    const { invoices } = await onlyOrder(shopper);
    expect(invoices).toHaveLength(count);
    return invoices;
  });

describe('the invoice of a payment', () => {
  it('is a PDF with the amounts of the order, for its customer and for staff', async () => {
    const { shopper, order, item } = await sell(shop, staff, { quantity: 2, priceCents: 12_995 });
    await query(
      shop.orm.em.fork(),
      'update catalog_items set external_id = $2 where item_id = $1',
      [item.itemId, 'NEW-NUMBER'],
    );
    const reply = await invoiceOf(shopper, order.orderId);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('application/pdf');
    const [invoice] = await documentsOf(shopper, 1);
    expect(invoice).toMatchObject({ kind: 'INVOICE', total: order.total });
    expect(reply.headers.get('Content-Disposition')).toContain(`${invoice?.number}.pdf`);
    const text = await textOf(reply.bytes);
    for (const part of [
      'Chips & Coolant',
      '1 Mill Road, Tempe, AZ 85281',
      String(invoice?.number),
      order.orderId.slice(0, 8),
      order.items[0]?.title ?? '',
      '$129.95',
      `Subtotal ${dollars(25_990)}`,
      `Shipping ${dollars(order.shippingPrice)}`,
      `Tax ${dollars(order.tax)}`,
      `Total (USD) ${dollars(order.total)}`,
      order.paymentIntentId ?? '',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll(' ', '')).toContain(order.email);
    expect(text).not.toContain('NEW-NUMBER');
    const same = await extended.get(`/api/admin/invoices/${invoice?.id}/pdf`);
    expect(same.bytes.equals(reply.bytes)).toBe(true);
  });

  it('is attached to the order confirmation', async () => {
    const { shopper, order } = await sell(shop, staff);
    const { bytes } = await invoiceOf(shopper, order.orderId);
    const [invoice] = await documentsOf(shopper, 1);
    const [attached] = await eventually(async () => {
      const [mail] = await mailsTo(shop, order.email);
      expect(mail?.subject).toBe('Your Spindle order is confirmed');
      return mail?.attachments ?? [];
    });
    expect(attached).toMatchObject({ name: `${invoice?.number}.pdf`, type: 'application/pdf' });
    expect(attached?.content).toBe(bytes.toString('base64'));
  });

  it('is visible only to its own customer', async () => {
    const { order, shopper } = await sell(shop, staff);
    const [invoice] = await documentsOf(shopper, 1);
    const other = await signInAs(shop, 'customer');
    expect((await invoiceOf(other, order.orderId)).status).toBe(404);
    expect((await invoiceOf(other, order.orderId, invoice?.number)).status).toBe(404);
    const own = await sell(shop, staff);
    expect((await invoiceOf(own.shopper, own.order.orderId, invoice?.number)).status).toBe(404);
  });

  it('has the same bytes when it is drawn again, even after changes to the data', async () => {
    const { shopper, order, item } = await sell(shop, staff);
    const [invoice] = await documentsOf(shopper, 1);
    const before = await invoiceOf(shopper, order.orderId);
    const em = shop.orm.em.fork();
    await query(em, `update users set first_name = 'Somebody', last_name = 'Else' where id = $1`, [
      shopper.account.id,
    ]);
    await query(em, `update catalog_items set title = 'Renamed' where item_id = $1`, [item.itemId]);
    await query(em, `update order_lines set title = 'Renamed' where order_id = $1`, [
      order.orderId,
    ]);
    await query(em, `update orders set shipping = null where id = $1`, [order.orderId]);
    await query(
      em,
      `update payments set billing = null, payment_method = 'cash' where payment_intent_id = $1`,
      [order.paymentIntentId],
    );
    await shop.services.storage.delete([`invoices/${invoice?.id}.pdf`]);
    const after = await invoiceOf(shopper, order.orderId);
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });

  it('cannot be changed or deleted in the database', async () => {
    await sell(shop, staff);
    const em = shop.orm.em.fork();
    for (const sql of [
      'update invoices set total_cents = 0',
      'delete from invoices',
      'truncate invoices',
    ]) {
      await expect(query(em, sql)).rejects.toThrow('an invoice is never changed');
    }
  });
});

describe('a refund', () => {
  it('gets a credit note once it has succeeded, on the order and by email', async () => {
    const { shopper, order } = await sell(shop, staff, { quantity: 2 });
    await shopper.cancel(order.orderId);
    const [invoice, creditNote] = await documentsOf(shopper, 2);
    expect(creditNote).toMatchObject({ kind: 'CREDIT_NOTE', total: order.total });
    const text = await textOf((await invoiceOf(shopper, order.orderId, creditNote?.number)).bytes);
    for (const part of [
      'Credit note',
      `Refers to ${invoice?.number}`,
      order.items[0]?.title ?? '',
      `Shipping ${dollars(order.shippingPrice)}`,
      `Total credited (USD) ${dollars(order.total)}`,
      'Reason: Canceled by the customer.',
    ]) {
      expect(text).toContain(part);
    }
    const email = await eventually(async () => {
      const mails = await mailsTo(shop, order.email);
      const found = mails.find(({ subject }) => subject.startsWith('Credit note'));
      if (!found) throw new Error('no letter yet');
      return found;
    });
    expect(email.text).toContain(`We refunded ${dollars(order.total)}.`);
    expect(email.attachments).toMatchObject([{ name: `${creditNote?.number}.pdf` }]);
  });

  it('in part gets a credit note of its parts, which adds up', async () => {
    const { shopper, order, item } = await sell(shop, staff, { quantity: 2, priceCents: 12_995 });
    const lines = [{ catalogId: item.catalogId, catalogItemId: item.itemId, quantity: 1 }];
    await staff.refund(order, { lines, shipping: true });
    const [, creditNote] = await documentsOf(shopper, 2);
    const text = await textOf((await invoiceOf(shopper, order.orderId, creditNote?.number)).bytes);
    for (const part of [
      order.items[0]?.title ?? '',
      'Subtotal $129.95',
      `Shipping ${dollars(order.shippingPrice)}`,
      `Total credited (USD) ${dollars(creditNote?.total ?? 0)}`,
    ]) {
      expect(text).toContain(part);
    }
    await requireDocumentsForMoney(shop);
  });

  it('that the bank returns gets an invoice that cancels the credit note', async () => {
    const { shopper, order } = await sell(shop, staff);
    await shop.control('/stripe/control/refunds', {
      payment_intent: order.paymentIntentId,
      amount: 700,
    });
    const [, creditNote] = await documentsOf(shopper, 2);
    const [refund] = await refundsOf(shop, order.paymentIntentId);
    await shop.control(`/stripe/control/refunds/${refund?.id}`, { status: 'failed' });
    const [, , cancellation] = await documentsOf(shopper, 3);
    expect(cancellation).toMatchObject({ kind: 'CANCELLATION', total: 700 });
    expect(cancellation?.number).toMatch(/^INV-/);
    const reply = await extended.get(`/api/admin/invoices/${cancellation?.id}`);
    expect(reply.body).toMatchObject({
      cancels: creditNote?.number,
      email: order.email,
      orders: [order.orderId],
    });
    const text = await textOf(
      (await invoiceOf(shopper, order.orderId, cancellation?.number)).bytes,
    );
    expect(text).toContain(`This invoice cancels credit note ${creditNote?.number}`);
    expect(text).toContain('Total (USD) $7.00');
  });
});
