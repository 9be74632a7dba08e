import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { makeToken } from '../makers/make-token.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makeSale, moveTo, settledOrder, staffOrder, type Sale } from '../makers/sale.ts';
import type { ShopClient } from '../../src/client.ts';
import { listOf } from './customer-order-tests.ts';

type Units = Pick<
  components['schemas']['RefundLine'],
  'catalogId' | 'catalogItemId' | 'quantity'
>[];

interface Request {
  lines?: Units;
  amount?: number;
  shipping?: boolean;
}

export function refundTests(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  /** Sells three units for 100 dollars each, plus eight percent tax, and shipping. */
  const sell = () => makeSale(shop(), { price: '100.00', quantity: 3, inventory: 5 });

  const units = ({ item }: Sale, quantity: number): Units => [
    { catalogId: item.catalogId, catalogItemId: item.catalogItemId, quantity },
  ];

  const refund = (client: ShopClient, orderId: string, request: Request) =>
    replyOf(
      client.POST('/api/orderManager/refund', {
        body: { orderId, reason: 'Arrived scratched', ...request },
        ...asJson,
      }),
    );

  it('refunds units, and shows by line what was paid and what is left', async () => {
    const [client, sale] = [await staff(), await sell()];
    const before = await staffOrder(client, sale.key);
    expect(before.money).toMatchObject({
      lines: [
        {
          ...units(sale, 3)[0],
          price: 100,
          discount: 0,
          paid: 32_400,
          tax: 2_400,
          left: 32_400,
          unitsRefunded: 0,
        },
      ],
      shipping: { paid: before.total - 32_400 },
      refundable: before.total,
    });
    const reply = await refund(client, sale.order.orderId, { lines: units(sale, 1) });
    expect(reply).toMatchObject({
      Status: 'SUCCESS',
      Reason: '$108.00 will be refunded to the customer.',
    });
    expect(await settledOrder(client, sale.key)).toMatchObject({
      orderState: 'PENDING',
      total_refunded: 10_800,
      refunds: [
        {
          refundId: reply.refundId,
          orderId: sale.order.orderId,
          amount: 10_800,
          lines: [{ ...units(sale, 1)[0], amount: 10_800, tax: 800 }],
          shipping: 0,
          reason: 'Arrived scratched',
          requestedBy: (await administratorOf(shop())).email,
        },
      ],
      money: {
        lines: [{ refunded: 10_800, left: 21_600, taxLeft: 1_600, unitsRefunded: 1 }],
        refundable: before.total - 10_800,
      },
    });
    const { orderId } = sale.order;
    const query = { filter: JSON.stringify({ orderId, state: 'SUCCEEDED' }) };
    const [listed] = await replyOf(client.GET('/api/admin/refunds', { params: { query } }));
    expect(listed).toEqual({
      id: reply.refundId,
      orderId,
      providerRefundId: expect.stringMatching(/^re_/),
      amount: 10_800,
      shipping: 0,
      state: 'SUCCEEDED',
      origin: 'SHOP',
      reason: 'Arrived scratched',
      failure: null,
      dateCreated: expect.any(String),
      dateSettled: expect.any(String),
    });
    const path = { id: reply.refundId ?? '' };
    const one = client.GET('/api/admin/refunds/{id}', { params: { path } });
    expect(await replyOf(one)).toEqual(listed);
    const [bought] = await listOf(sale.buyer);
    expect(bought?.refunds).toMatchObject([{ amount: 10_800, state: 'SUCCEEDED' }]);
    const mails = await shop().mailsTo(sale.buyer.email, 2);
    const mail = mails.find(({ subject }) => subject.startsWith('Your refund for Spindle order'));
    expect(mail?.text).toContain('$108.00');
  });

  it('refunds an amount, and the shipping on request', async () => {
    const [client, sale] = [await staff(), await sell()];
    const { orderId, total } = sale.order;
    await refund(client, orderId, { amount: 1_080 });
    await refund(client, orderId, { shipping: true });
    expect((await settledOrder(client, sale.key)).refunds).toMatchObject([
      { amount: 1_080, lines: [{ quantity: 0, amount: 1_080, tax: 80 }], shipping: 0 },
      { amount: total - 32_400, lines: [], shipping: total - 32_400 },
    ]);
    expect(await refund(client, orderId, { amount: 31_321 })).toMatchObject({
      Status: 'ERROR',
      code: 'MORE_THAN_LEFT',
      Reason: 'You can refund up to $313.20.',
      refundId: null,
    });
    expect(await refund(client, orderId, { shipping: true })).toMatchObject({
      code: 'NOTHING_LEFT',
    });
  });

  it('rejects refunds of refunded units, of units that were not bought, and of nothing', async () => {
    const [client, sale] = [await staff(), await sell()];
    const { orderId } = sale.order;
    await refund(client, orderId, { lines: units(sale, 2) });
    expect(await refund(client, orderId, { lines: units(sale, 2) })).toMatchObject({
      code: 'TOO_MANY_UNITS',
    });
    const lines = [{ catalogId: 'none', catalogItemId: 'none', quantity: 1 }];
    expect(await refund(client, orderId, { lines })).toMatchObject({ code: 'NOT_ON_ORDER' });
    expect(await refund(client, orderId, {})).toMatchObject({ code: 'NOTHING_CHOSEN' });
    const orphaned = '00000000-0000-4000-8000-000000000000';
    expect(await rejectionOf(refund(client, orphaned, { amount: 1 }))).toMatchObject({
      status: 404,
    });
  });

  it("requires fresh proof for large refunds, which programs can't give", async () => {
    const [client, sale] = [await staff(), await sell()];
    const { secret } = await makeToken(client);
    const program = shop().program(secret);
    const much = refund(program, sale.order.orderId, { lines: units(sale, 2) });
    expect(await rejectionOf(much)).toMatchObject({ status: 403, code: 'FRESH_PROOF_NEEDED' });
    expect(await refund(program, sale.order.orderId, { amount: 20_000 })).toMatchObject({
      Status: 'SUCCESS',
    });
    const more = refund(program, sale.order.orderId, { amount: 1 });
    expect(await rejectionOf(more)).toMatchObject({ status: 403, code: 'REFUND_CAP_REACHED' });
  });

  it("requires fresh proof once a person's refunds of a day are large in total", async () => {
    const [{ shop: client }, sale] = [await shop().signedIn('extended'), await sell()];
    shop().advance(11);
    const { orderId } = sale.order;
    for (const amount of [9_000, 11_000]) {
      expect(await refund(client, orderId, { amount })).toMatchObject({ Status: 'SUCCESS' });
    }
    const third = refund(client, orderId, { amount: 1 });
    expect(await rejectionOf(third)).toMatchObject({ status: 403, code: 'FRESH_PROOF_NEEDED' });
  });

  it('lets support staff refund up to a daily limit, and move no order', async () => {
    const [{ shop: client }, sale] = [await shop().signedIn('Support'), await sell()];
    const { orderId } = sale.order;
    for (const amount of [9_000, 11_000]) {
      expect(await refund(client, orderId, { amount })).toMatchObject({ Status: 'SUCCESS' });
    }
    const more = refund(client, orderId, { amount: 1 });
    expect(await rejectionOf(more)).toMatchObject({ status: 403, code: 'REFUND_CAP_REACHED' });
    const move = moveTo(client, sale.key, 'CANCELLED');
    expect(await rejectionOf(move)).toMatchObject({ status: 403, code: 'SCOPE_NEEDED' });
  });

  it('lets those who move orders refund nothing', async () => {
    const [{ shop: client }, sale] = [await shop().signedIn('Fulfillment'), await sell()];
    const cancel = moveTo(client, sale.key, 'CANCELLED');
    expect(await rejectionOf(cancel)).toMatchObject({ status: 403, code: 'SCOPE_NEEDED' });
    expect(await moveTo(client, sale.key, 'PICKED')).toMatchObject({ Status: 'SUCCESS' });
  });

  it('lets staff open a return with a reason, which refunds what is left', async () => {
    const [client, sale] = [await staff(), await sell()];
    const { orderId } = sale.order;
    const open = (quantity: number, id = orderId) => {
      const [item] = units(sale, quantity);
      const items = item ? [{ ...item, reason: 'DOES_NOT_FIT' as const }] : [];
      const body = { orderId: id, items };
      return replyOf(client.POST('/api/orderManager/return', { body, ...asJson }));
    };
    expect(await open(1)).toMatchObject({ code: 'NOT_SHIPPED', returnId: null });
    await moveTo(client, sale.key, 'PICKED');
    await moveTo(client, sale.key, 'SHIPPED');
    expect(await open(0)).toMatchObject({ code: 'NOTHING_CHOSEN' });
    expect(await open(4)).toMatchObject({ code: 'TOO_MANY_UNITS' });
    await refund(client, orderId, { amount: 30_000 });
    const { returnId } = await open(3);
    const key = { ...sale.key, orderId: returnId ?? '' };
    expect(await staffOrder(client, key)).toMatchObject({
      parentId: orderId,
      money: null,
      items: [{ quantity: 3, returnReason: 'DOES_NOT_FIT' }],
    });
    expect(await open(1, key.orderId)).toMatchObject({ code: 'IS_A_RETURN' });
    expect(await refund(client, key.orderId, { amount: 1 })).toMatchObject({ code: 'IS_A_RETURN' });
    expect(await refund(client, orderId, { lines: units(sale, 1) })).toMatchObject({
      code: 'TOO_MANY_UNITS',
    });
    expect(await moveTo(client, key, 'REFUNDED')).toMatchObject({
      Reason: '$24.00 will be refunded to the customer.',
    });
    const digital = await makeSale(shop(), { digital: true });
    const body = { orderId: digital.order.orderId, items: units(digital, 1) };
    const reply = await replyOf(client.POST('/api/orderManager/return', { body, ...asJson }));
    expect(reply).toMatchObject({ code: 'DIGITAL_ORDER' });
  });

  it('is for administrators', async () => {
    const sale = await sell();
    for (const role of ['customer', 'warehouse', 'Fulfillment'] as const) {
      const { shop: client } = await shop().signedIn(role);
      const rejected = refund(client, sale.order.orderId, { amount: 1 });
      expect(await rejectionOf(rejected)).toMatchObject({ status: 403 });
    }
  });
}
