import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { oneKey, otherKey } from '../../test/keys.ts';
import { mailsTo } from '../../test/mails.ts';
import type { HttpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { makeToken, programWith } from '../../test/program.ts';
import { type TestShop, startShop } from '../../test/shop.ts';
import { type SignedIn, signInAs } from '../../test/sign-in.ts';
import { type WebhookReceiver, startReceiver } from '../../test/webhook-receiver.ts';
import { newId } from '../database/base.ts';
import { query } from '../database/query.ts';
import { recordEvent } from '../events/record-event.ts';
import { relayOnce } from '../start-relay.ts';
import { makeDeliverer } from './deliverer.ts';
import { deliveriesOf, makeWebhook, sendJson } from './fixtures/webhook-calls.ts';
import { pruneDeliveries, resealWebhookSecrets } from './jobs.ts';

const clock = movingClock();
let shop: TestShop;
let staff: SignedIn;
/** Uses a token, because tokens outlive sessions. */
let program: HttpClient;
let receiver: WebhookReceiver;
beforeAll(async () => {
  shop = await startShop({ now: clock.now, env: { SECRETS_KEY: oneKey } });
  receiver = await startReceiver();
  const { token } = await makeToken(await signInAs(shop, 'extended'));
  program = programWith(shop, token);
});
afterAll(async () => {
  receiver.close();
  await shop.close();
});
beforeEach(async () => {
  staff = await signInAs(shop, 'extended');
});
afterEach(async () => {
  await query(shop.orm.em.fork(), 'delete from webhooks');
  receiver.received.length = 0;
  receiver.answer((response) => response.writeHead(204).end());
});

const webhook = (url = receiver.url, events?: string[]) => makeWebhook(staff, url, events);

/** Records a `ticket.opened` event and returns the ticket's id. */
async function happen(): Promise<string> {
  const em = shop.orm.em.fork();
  const id = newId();
  await em.transactional(async (tx) => {
    recordEvent(tx, { type: 'ticket.opened', data: { id, number: 17 }, at: clock.now() });
  });
  await relayOnce(shop.services);
  return id;
}

async function deliver(): Promise<void> {
  await makeDeliverer(shop.services).idle();
}

async function latest(id: string) {
  const { deliveries } = await deliveriesOf(program, id);
  return deliveries[0];
}

const stateOf = async (id: string) => (await program.get(`/api/admin/webhooks/${id}`)).body;

describe('a webhook', () => {
  it('receives the events it subscribed to, signed, and nothing else', async () => {
    const { id, secret } = await webhook();
    const { id: other } = await webhook(receiver.url, ['order.paid']);
    const ticket = await happen();
    await deliver();
    const [message, ...more] = await receiver.read(secret, clock.now());
    expect(more).toEqual([]);
    const url = `${shop.url}/api/admin/tickets/${ticket}`;
    expect(message).toMatchObject({ type: 'ticket.opened', data: { id: ticket, number: 17, url } });
    const delivery = await latest(id);
    expect(delivery).toMatchObject({ state: 'DELIVERED', status: 204, tries: 1, nextTryAt: null });
    expect(message?.id).toBe(delivery?.eventId);
    expect(await latest(other)).toBeUndefined();
    expect(await stateOf(id)).toMatchObject({ lastOutcome: 'DELIVERED', failingSince: null });
  });

  it('that is down for an hour gets the same message when it is back', async () => {
    const { id, secret } = await webhook();
    receiver.answer((response) => response.destroy());
    await happen();
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await deliver();
      clock.advance(10);
    }
    expect(await latest(id)).toMatchObject({ state: 'PENDING', outcome: 'NO_ANSWER', tries: 3 });
    receiver.answer((response) => response.writeHead(200).end('thanks'));
    clock.advance(120);
    await deliver();
    expect(await latest(id)).toMatchObject({ state: 'DELIVERED', tries: 4 });
    const last = receiver.received.at(-1);
    expect(last?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    receiver.received.splice(0, 3);
    expect(await receiver.read(secret, clock.now())).toHaveLength(1);
  });

  it.each([
    ['500', (url: string) => ({ status: 500, headers: { Location: url } })],
    ['a redirect', (url: string) => ({ status: 307, headers: { Location: `${url}/elsewhere` } })],
  ])('that returns %s is called once, and again later', async (_, how) => {
    const { id } = await webhook();
    const { status, headers } = how(receiver.url);
    receiver.answer((response) => response.writeHead(status, headers).end());
    await happen();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await latest(id)).toMatchObject({ state: 'PENDING', outcome: 'REFUSED', status });
  });

  it('that returns ten megabytes is read no further than necessary', async () => {
    const { id } = await webhook();
    let sent = 0;
    receiver.answer((response) => {
      const chunk = Buffer.alloc(65_536);
      const more = () => {
        while (sent < 10_000_000 && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      response.writeHead(200);
      more();
    });
    await happen();
    await deliver();
    expect(await latest(id)).toMatchObject({ state: 'DELIVERED' });
    expect(sent).toBeLessThan(10_000_000);
  });

  it('that returns 429 gets nothing before the time it named', async () => {
    const { id } = await webhook();
    receiver.answer((response) => response.writeHead(429, { 'Retry-After': '1800' }).end());
    await happen();
    await deliver();
    clock.advance(20);
    await happen();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    receiver.answer((response) => response.writeHead(204).end());
    clock.advance(11);
    await deliver();
    expect(receiver.received).toHaveLength(3);
    expect(await stateOf(id)).toMatchObject({ pausedUntil: null, failingSince: null });
  });

  it('that returns 410 is turned off immediately, and its creator is notified', async () => {
    const { id } = await webhook();
    receiver.answer((response) => response.writeHead(410).end());
    await happen();
    await deliver();
    expect(await stateOf(id)).toMatchObject({ enabled: false, offBecause: 'GONE' });
    expect(await latest(id)).toMatchObject({ state: 'FAILED', outcome: 'GONE' });
    await happen();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    await eventually(async () => {
      const [mail] = await mailsTo(shop, staff.account.email);
      expect(mail?.subject).toContain('turned off');
    });
    const audit = await staff.get('/api/admin/audit?filter={"action":"webhooks.switch-off"}');
    expect(audit.text).toContain(id);
  });

  it('that accepts nothing for five days is turned off, and can get missed events', async () => {
    const { id } = await webhook();
    receiver.answer((response) => response.writeHead(503).end());
    const since = clock.now().toISOString();
    await happen();
    for (let hours = 0; hours < 100; hours += 1) {
      await deliver();
      clock.advance(60);
    }
    clock.advance(24 * 60);
    await happen();
    await deliver();
    staff = await signInAs(shop, 'extended');
    expect(await stateOf(id)).toMatchObject({ enabled: false, offBecause: 'FAILING' });
    expect((await deliveriesOf(program, id)).deliveries.map(({ tries }) => tries)).toEqual([1, 10]);
    const missed = await happen();
    expect((await sendJson(program, 'POST', `/${id}/replay`, { since })).body).toMatchObject({
      code: 'WEBHOOK_OFF',
    });
    await sendJson(staff, 'PATCH', `/${id}`, { enabled: true });
    receiver.received.length = 0;
    receiver.answer((response) => response.writeHead(204).end());
    const replayed = await sendJson(staff, 'POST', `/${id}/replay`, { since });
    expect(replayed.body).toMatchObject({ Status: 'SUCCESS', count: 3 });
    await deliver();
    expect(receiver.received).toHaveLength(3);
    expect(receiver.received.map(({ body }) => body).join()).toContain(missed);
    const again = await sendJson(staff, 'POST', `/${id}/replay`, { since });
    expect(again.body).toMatchObject({ count: 0 });
  });

  it('that never responds delays no others, and another process continues the deliveries of a stopped one', async () => {
    const slow = await startReceiver();
    slow.answer(() => {});
    const { id } = await webhook(slow.url);
    const { id: quick } = await webhook();
    for (let at = 0; at < 6; at += 1) await happen();
    const deliverer = makeDeliverer(shop.services);
    await deliverer.look();
    await eventually(async () => {
      await deliverer.look();
      expect(receiver.received).toHaveLength(6);
      expect(slow.received).toHaveLength(4);
    });
    await deliverer.stop();
    expect((await deliveriesOf(program, id, '?state=PENDING')).deliveries).toHaveLength(6);
    slow.answer((response) => response.writeHead(204).end());
    await deliver();
    expect((await deliveriesOf(program, id, '?state=DELIVERED')).deliveries).toHaveLength(6);
    expect((await deliveriesOf(program, quick)).deliveries).toHaveLength(6);
    slow.close();
  });

  it('has two secrets for a day, encrypted in the database', async () => {
    const { id, secret: former } = await webhook();
    const { body } = await sendJson(staff, 'POST', `/${id}/secret`);
    const secret = String(Object(body)['secret']);
    const stored = await query(shop.orm.em.fork(), 'select * from webhooks');
    expect(JSON.stringify(stored)).not.toContain('whsec_');
    await happen();
    await deliver();
    for (const either of [former, secret]) {
      expect(await receiver.read(either, clock.now())).toHaveLength(1);
    }
    clock.advance(24 * 60 + 1);
    receiver.received.length = 0;
    const keys = await startShop({
      now: clock.now,
      beside: shop,
      env: { SECRETS_KEY: `${otherKey}, ${oneKey}` },
    });
    await resealWebhookSecrets(keys.services, clock.now());
    await keys.close();
    const renewed = await startShop({
      now: clock.now,
      beside: shop,
      env: { SECRETS_KEY: otherKey },
    });
    await happen();
    await makeDeliverer(renewed.services).idle();
    await renewed.close();
    expect(await receiver.read(secret, clock.now())).toHaveLength(1);
    await expect(receiver.read(former, clock.now())).rejects.toThrow("signature doesn't match");
  });

  it('can only be created by people, twenty at most, and only with a permitted URL', async () => {
    const { id } = await webhook();
    const form = { url: receiver.url, events: ['order.paid'] };
    for (const [method, to] of [
      ['POST', ''],
      ['PATCH', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/secret`],
    ] as const) {
      const body = to === '' ? form : method === 'PATCH' ? { enabled: false } : undefined;
      expect((await sendJson(program, method, to, body)).status, to).toBe(403);
    }
    expect((await sendJson(program, 'POST', `/${id}/test`)).body).toMatchObject({
      Status: 'SUCCESS',
    });
    for (let count = 2; count <= 20; count += 1) await webhook();
    const more = await sendJson(staff, 'POST', '', form);
    expect(more).toMatchObject({ status: 409, body: { code: 'WEBHOOKS_FULL' } });
    const badly = await sendJson(staff, 'PATCH', `/${id}`, { url: 'https://ada:x@erp.example/' });
    expect(badly).toMatchObject({ status: 400, body: { Errors: [{ path: 'url' }] } });
  });

  it('lists its deliveries page by page, for thirty days', async () => {
    const { id } = await webhook();
    for (let at = 0; at < 3; at += 1) await happen();
    await deliver();
    const first = await deliveriesOf(program, id, '?limit=2');
    const second = await deliveriesOf(program, id, `?limit=2&after=${first.next}`);
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([2, 1, null]);
    const [delivery] = second.deliveries;
    const replay = await sendJson(staff, 'POST', `/${id}/deliveries/${delivery?.id}/replay`);
    expect(replay.body).toMatchObject({ Status: 'SUCCESS', deliveryId: delivery?.id });
    await deliver();
    expect(receiver.received).toHaveLength(4);
    await pruneDeliveries(shop.orm.em.fork(), new Date(clock.now().getTime() + 31 * 86_400_000));
    expect((await deliveriesOf(program, id)).deliveries).toEqual([]);
  });
});
