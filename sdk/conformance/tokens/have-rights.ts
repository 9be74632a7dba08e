import { expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { makeToken } from '../makers/make-token.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { makeSale, moveTo } from '../makers/sale.ts';
import { until } from '../until.ts';

/** Defines tests of the rights of tokens with scopes, and of their refund limits. */
export function tokensHaveRights(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  it('receive only the events they may read', async () => {
    const client = await staff();
    const { order } = await makeSale(shop());
    const heard = async (scopes: ('orders:read' | 'tickets:write' | 'customers:read')[]) => {
      const { secret } = await makeToken(client, { scopes });
      return shop()
        .program(secret)
        .GET('/api/admin/events', { params: { query: { limit: 500 } } });
    };
    await until(async () => {
      const { events } = await replyOf(heard(['orders:read', 'customers:read']));
      expect(events.map(({ data }) => data.id)).toContain(order.orderId);
      expect(events.every(({ type }) => /^(order|return|refund|dispute)\./.test(type))).toBe(true);
    });
    const { events } = await replyOf(heard(['tickets:write']));
    expect(events.every(({ type }) => type.startsWith('ticket.'))).toBe(true);
    expect(await rejectionOf(replyOf(heard(['customers:read'])))).toMatchObject({
      status: 403,
      code: 'SCOPE_NEEDED',
    });
  });

  it('refund up to their daily cap, also by moving an order, and nothing without the scope', async () => {
    const client = await staff();
    const { key: first } = await makeSale(shop());
    const { key: second } = await makeSale(shop());
    const capped = await makeToken(client, {
      scopes: ['orders:write', 'refunds:write'],
      dailyRefundCap: 1_000,
    });
    expect(capped.record).toMatchObject({ scope: 'extended', dailyRefundCap: 1_000 });
    const refund = (secret: string, amount: number) =>
      replyOf(
        shop()
          .program(secret)
          .POST('/api/orderManager/refund', {
            body: { orderId: first.orderId, amount, reason: 'As agreed' },
            ...asJson,
          }),
      );
    const capReached = { status: 403, code: 'REFUND_CAP_REACHED' };
    expect(await refund(capped.secret, 600)).toMatchObject({ Status: 'SUCCESS' });
    const own = await replyOf(shop().program(capped.secret).GET('/api/user/token'));
    const { name, prefix, scopes, expiresAt } = capped.record;
    const known = { name, prefix, scopes, expiresAt, role: 'extended', dailyRefundCap: 1_000 };
    expect(own).toEqual({ ...known, refundLeft: 400 });
    expect(await rejectionOf(replyOf(client.GET('/api/user/token')))).toMatchObject({
      status: 404,
    });
    expect(await rejectionOf(refund(capped.secret, 600))).toMatchObject(capReached);
    expect(await refund(capped.secret, 400)).toMatchObject({ Status: 'SUCCESS' });
    const cancel = (secret: string) => moveTo(shop().program(secret), second, 'CANCELLED');
    expect(await rejectionOf(cancel(capped.secret))).toMatchObject(capReached);
    const mover = await makeToken(client, { scopes: ['orders:write'] });
    expect(await rejectionOf(cancel(mover.secret))).toMatchObject({ code: 'SCOPE_NEEDED' });
    shop().advance(24 * 60);
    expect(await refund(capped.secret, 900)).toMatchObject({ Status: 'SUCCESS' });
  });

  it('are created with a role or scopes, and with a cap if they refund', async () => {
    const client = await staff();
    const make = (rights: Partial<BodyOf<'createToken'>>) =>
      rejectionOf(
        replyOf(client.POST('/api/admin/tokens', { body: { name: 'Desk', days: 1, ...rights } })),
      );
    expect(await make({})).toMatchObject({ errors: [{ path: 'scopes' }] });
    expect(await make({ scopes: ['refunds:write'] })).toMatchObject({
      errors: [{ path: 'dailyRefundCap' }],
    });
    expect(await make({ scopes: ['orders:read'], dailyRefundCap: 5 })).toMatchObject({
      errors: [{ path: 'dailyRefundCap' }],
    });
  });
}
