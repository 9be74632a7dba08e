import { expect, it } from 'vitest';
import type { ShopClient } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { makeSale, settledOrder, staffOrder } from './makers/sale.ts';
import { listOf } from './orders/customer-order-tests.ts';
import { until } from './until.ts';

export const invoicesConformance = defineConformance(['invoices'], (shop) => {
  const pdfOf = (client: ShopClient, orderId: string, number?: string) =>
    client.GET('/api/order/{orderId}/invoice', {
      params: { path: { orderId }, query: number === undefined ? {} : { number } },
      parseAs: 'blob',
    });

  it('returns the invoice of an order as a PDF to its customer only', async () => {
    const { buyer, order } = await makeSale(shop(), { quantity: 2 });
    expect(order.invoices).toMatchObject([{ kind: 'INVOICE', total: order.total }]);
    const { data, response } = await pdfOf(buyer.shop, order.orderId);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toContain(order.invoices[0]?.number);
    expect((await data?.text())?.slice(0, 5)).toBe('%PDF-');
    const { shop: other } = await shop().signedIn('customer');
    expect((await pdfOf(other, order.orderId)).response.status).toBe(404);
    expect((await pdfOf(buyer.shop, order.orderId, 'CN-999999')).response.status).toBe(404);
  });

  it('issues a credit note for a refund, which staff find with the invoice', async () => {
    const { buyer, order, key } = await makeSale(shop());
    await replyOf(buyer.shop.POST('/api/order/cancel', { body: { orderId: order.orderId } }));
    const { shop: staff } = await administratorOf(shop());
    await settledOrder(staff, key);
    const [now] = await listOf(buyer);
    expect(now?.invoices).toMatchObject([
      { kind: 'INVOICE', total: order.total },
      { kind: 'CREDIT_NOTE', total: order.total },
    ]);
    const [invoice, creditNote] = now?.invoices ?? [];
    expect(creditNote?.number).toMatch(/^CN-\d{6}$/);
    const credited = await pdfOf(buyer.shop, order.orderId, creditNote?.number);
    expect(credited.response.status).toBe(200);

    const query = { filter: JSON.stringify({ orderId: order.orderId }) };
    const listed = await replyOf(staff.GET('/api/admin/invoices', { params: { query } }));
    expect(listed.map(({ number }) => number).toSorted()).toEqual([
      creditNote?.number,
      invoice?.number,
    ]);
    const path = { id: creditNote?.id ?? '' };
    expect(
      await replyOf(staff.GET('/api/admin/invoices/{id}', { params: { path } })),
    ).toMatchObject({
      kind: 'CREDIT_NOTE',
      cancels: invoice?.number,
      total: order.total,
      tax: order.tax,
      email: buyer.email,
      orders: [order.orderId],
    });
    const file = await staff.GET('/api/admin/invoices/{id}/pdf', {
      params: { path },
      parseAs: 'blob',
    });
    expect(file.response.headers.get('Content-Type')).toBe('application/pdf');
  });

  it('cancels the credit note of a refund that the bank returns', async () => {
    const { buyer, order, key } = await makeSale(shop());
    await replyOf(buyer.shop.POST('/api/order/cancel', { body: { orderId: order.orderId } }));
    const { shop: staff } = await administratorOf(shop());
    const { paymentIntentId } = await settledOrder(staff, key);
    await shop().sendBackRefunds(paymentIntentId ?? '');
    const [, creditNote, cancellation] = await until(async () => {
      const [now] = await listOf(buyer);
      if (now?.invoices.length !== 3) throw new Error('Nothing is cancelled yet.');
      return now.invoices;
    });
    expect(cancellation).toMatchObject({ kind: 'CANCELLATION', total: order.total });
    expect(cancellation?.number).toMatch(/^INV-\d{6}$/);
    const path = { id: cancellation?.id ?? '' };
    expect(
      await replyOf(staff.GET('/api/admin/invoices/{id}', { params: { path } })),
    ).toMatchObject({ cancels: creditNote?.number, tax: order.tax, orders: [order.orderId] });
    expect((await pdfOf(buyer.shop, order.orderId, cancellation?.number)).response.status).toBe(
      200,
    );
    const { refunds, total_refunded, timeline } = await staffOrder(staff, key);
    expect(total_refunded).toBe(0);
    expect(refunds).toMatchObject([{ state: 'FAILED', failure: expect.any(String) }]);
    const why = `Refund of $${(order.total / 100).toFixed(2)} failed: ${refunds[0]?.failure}`;
    expect(timeline).toContainEqual(expect.objectContaining({ why }));
  });
});
