import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import type { BodyOf } from '../contract/operation-types.ts';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { verifyWebhook } from '../src/verify-webhook.ts';
import type { WebhookReceiver } from './conforming-shop.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { listQuery } from './makers/list-query.ts';
import { makeToken } from './makers/make-token.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale, moveTo } from './makers/sale.ts';
import { until } from './until.ts';

export const webhooksConformance = defineConformance(['webhooks'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;

  async function make(body: BodyOf<'createWebhook'>) {
    return replyOf((await staff()).POST('/api/admin/webhooks', { body, ...asJson }));
  }
  const change = async (id: string, body: BodyOf<'changeWebhook'>) =>
    replyOf(
      (await staff()).PATCH('/api/admin/webhooks/{id}', {
        params: { path: { id } },
        body,
        ...asJson,
      }),
    );
  const read = async (id: string) =>
    replyOf((await staff()).GET('/api/admin/webhooks/{id}', { params: { path: { id } } }));
  const deliveries = async (id: string) =>
    replyOf(
      (await staff()).GET('/api/admin/webhooks/{id}/deliveries', { params: { path: { id } } }),
    );

  /** Waits for this many messages and verifies their signatures. */
  const messagesAt = (receiver: WebhookReceiver, secret: string, count: number) =>
    until(async () => {
      const received = await receiver.received();
      if (received.length < count) throw new Error(`Only ${received.length} messages.`);
      const now = shop().now();
      return Promise.all(
        received.map((message) => {
          // The standard's own library verifies them too.
          new Webhook(secret).verify(message.body, Object.fromEntries(message.headers));
          return verifyWebhook({ ...message, secret, now });
        }),
      );
    });

  it('send subscribed events to a URL, signed', async () => {
    const receiver = await shop().receiver();
    const { email } = await administratorOf(shop());
    const events = ['order.paid', 'order.shipped'] as const;
    const { id, secret } = await make({ url: receiver.url, events: [...events] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { key } = await makeSale(shop(), { inventory: 3, quantity: 2 });
    await moveTo(await staff(), key, 'PICKED');
    await moveTo(await staff(), key, 'SHIPPED');
    const messages = await messagesAt(receiver, secret, 2);
    // in any order
    expect(messages.map(({ type }) => type).toSorted()).toEqual(events);
    expect(messages.map(({ data }) => data.id)).toEqual([key.orderId, key.orderId]);
    const list = await until(async () => {
      const page = await deliveries(id);
      if (page.deliveries.some(({ state }) => state !== 'DELIVERED')) throw new Error('Not yet.');
      return page.deliveries;
    });
    expect(list.map(({ eventId }) => eventId).toSorted()).toEqual(
      messages.map((message) => message.id).toSorted(),
    );
    expect(list[0]).toMatchObject({ outcome: 'DELIVERED', tries: 1, nextTryAt: null });
    expect(await read(id)).toMatchObject({ createdBy: email, enabled: true, events, version: 1 });
    const page = await replyOf(
      (await staff()).GET('/api/admin/webhooks', { params: listQuery({ filter: { id } }) }),
    );
    expect(page).toEqual([await read(id)]);
    expect(JSON.stringify(page)).not.toContain('whsec_');
  });

  it('are retried and replayed, and can get another secret', async () => {
    const receiver = await shop().receiver();
    const { id, secret } = await make({ url: receiver.url, events: ['ticket.opened'] });
    const params = { path: { id } };
    const { secret: token } = await makeToken(await staff(), { scope: 'extended' });
    const program = shop().program(token);
    const { deliveryId } = await replyOf(program.POST('/api/admin/webhooks/{id}/test', { params }));
    const [test] = await messagesAt(receiver, secret, 1);
    expect(test).toMatchObject({ type: 'webhook.test', data: { id } });
    const rotated = await replyOf(
      (await staff()).POST('/api/admin/webhooks/{id}/secret', { params }),
    );
    const again = { path: { id, deliveryId: deliveryId ?? '' } };
    const path = '/api/admin/webhooks/{id}/deliveries/{deliveryId}/replay';
    expect(await replyOf(program.POST(path, { params: again }))).toMatchObject({
      Status: 'SUCCESS',
      deliveryId,
    });
    for (const either of [secret, rotated.secret]) {
      const message = await until(async () => {
        const [, second] = await receiver.received();
        if (second === undefined) throw new Error('Not replayed yet.');
        return verifyWebhook({ ...second, secret: either, now: shop().now() });
      });
      expect(message.id).toBe(test?.id);
    }
    const unknown = { path: { id, deliveryId: id } };
    expect(await rejectionOf(replyOf(program.POST(path, { params: unknown })))).toMatchObject({
      status: 404,
    });
  });

  it('that are off receive nothing, and get what they missed on request', async () => {
    const receiver = await shop().receiver();
    const { id, secret } = await make({ url: receiver.url, events: ['order.paid'] });
    const since = shop().now().toISOString();
    expect(await change(id, { enabled: false, version: 1 })).toMatchObject({
      Status: 'SUCCESS',
      Webhook: { enabled: false, offBecause: 'STAFF', version: 2 },
    });
    expect(await change(id, { enabled: true, version: 1 })).toMatchObject({
      Status: 'ERROR',
      code: 'CHANGED_MEANWHILE',
      Webhook: { enabled: false },
    });
    const { key } = await makeSale(shop(), { inventory: 3, quantity: 2 });
    const params = { path: { id } };
    const client = await staff();
    const replay = async () =>
      replyOf(
        client.POST('/api/admin/webhooks/{id}/replay', { params, body: { since }, ...asJson }),
      );
    expect(await replay()).toMatchObject({ Status: 'ERROR', code: 'WEBHOOK_OFF', count: 0 });
    const test = client.POST('/api/admin/webhooks/{id}/test', { params });
    expect(await replyOf(test)).toMatchObject({ code: 'WEBHOOK_OFF', deliveryId: null });
    await until(async () => {
      const query = { limit: 500 };
      const { events } = await replyOf(client.GET('/api/admin/events', { params: { query } }));
      const paid = events.some(
        ({ type, data }) => type === 'order.paid' && data.id === key.orderId,
      );
      if (!paid) throw new Error('Not numbered yet.');
    });
    await change(id, { enabled: true });
    expect(await replay()).toMatchObject({ Status: 'SUCCESS', count: 1 });
    const [message] = await messagesAt(receiver, secret, 1);
    expect(message).toMatchObject({ type: 'order.paid', data: { id: key.orderId } });
  });

  it('must use an https URL, and can be deleted', async () => {
    const client = await staff();
    const body = { url: 'ftp://erp.example/', events: ['order.paid' as const] };
    const rejected = replyOf(client.POST('/api/admin/webhooks', { body, ...asJson }));
    expect(await rejectionOf(rejected)).toMatchObject({ status: 400, errors: [{ path: 'url' }] });
    const { id } = await make({ url: 'https://erp.example/spindle', events: ['order.paid'] });
    const params = { path: { id } };
    expect(await replyOf(client.DELETE('/api/admin/webhooks/{id}', { params }))).toMatchObject({
      Status: 'SUCCESS',
    });
    expect(await rejectionOf(read(id))).toMatchObject({ status: 404 });
  });
});
