import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hmacSignature } from '../../sandbox/easypost/events/signature.ts';
import { eventually } from '../../test/eventually.ts';
import { httpClient } from '../../test/http-client.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { clickBuy, pickedOrder, readOrder, type PickedOrder } from './fixtures/picked-order.ts';

let shop: TestShop;
let staff: SignedIn;
let order: PickedOrder;
let tracking: string;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());
beforeEach(async () => {
  order = await pickedOrder(shop);
  await clickBuy(staff, order);
  tracking = (await readOrder(shop, order)).trackingNumber ?? '';
});
afterEach(() => shop.control('/easypost/control/webhooks', {}));

const scan = (status: string) => shop.control(`/easypost/control/trackers/${tracking}`, { status });

async function subjects(): Promise<string[]> {
  const mails = await mailsTo(shop, order.email);
  return mails.map(({ subject }) => subject.replace(/^Your Spindle order \w+ /, '')).toSorted();
}

/** Waits until every event has arrived and all of its effects are complete. */
async function allSettled(): Promise<void> {
  await eventually(async () => {
    const deliveries = await shop.recorded<{ state: string }>('/easypost/control/deliveries');
    expect(deliveries.filter(({ state }) => state === 'pending')).toEqual([]);
    const jobs = await query(
      shop.orm.em.fork(),
      `select name from pgboss.job where state in ('created', 'active', 'retry')
        and name in ('handle-carrier-event', 'mail-parcel-status', 'mail-order-shipped')`,
    );
    expect(jobs).toEqual([]);
  });
}

async function history(): Promise<string[]> {
  const events = await query<{ why: string }>(
    shop.orm.em.fork(),
    `select why from order_events where order_id = $1 and why like 'Carrier: %' order by id`,
    [order.orderId],
  );
  return events.map(({ why }) => why.replace('Carrier: ', ''));
}

describe('a parcel in transit', () => {
  it('is followed on the order, and the customer is notified of important steps', async () => {
    for (const status of ['in_transit', 'out_for_delivery', 'delivered']) {
      await scan(status);
      await eventually(async () => {
        const { trackingStatus, trackingStatusAt } = await readOrder(shop, order);
        expect(trackingStatus).toBe(status);
        expect(trackingStatusAt).toBeInstanceOf(Date);
      });
    }
    await allSettled();
    expect(await history()).toEqual(['in transit', 'out for delivery', 'delivered']);
    expect(await subjects()).toEqual(['is on its way', 'is out for delivery', 'was delivered']);
  });

  it('that is returned to us is reported to the customer', async () => {
    await scan('return_to_sender');
    await eventually(async () => expect(await subjects()).toContain('is being returned to us'));
  });

  it('never goes back a step, and nobody is notified twice', async () => {
    await scan('delivered');
    await allSettled();
    for (const status of ['in_transit', 'out_for_delivery', 'delivered', 'error']) {
      await scan(status);
    }
    await allSettled();
    expect((await readOrder(shop, order)).trackingStatus).toBe('delivered');
    expect(await history()).toEqual(['delivered']);
    expect(await subjects()).toEqual(['is on its way', 'was delivered']);
  });

  it('has the same final status however often and in whatever order its events arrive', async () => {
    await shop.control('/easypost/control/webhooks', { repeat: 4, shuffle: true });
    for (const status of ['pre_transit', 'in_transit', 'out_for_delivery', 'delivered']) {
      await scan(status);
    }
    await allSettled();
    expect((await readOrder(shop, order)).trackingStatus).toBe('delivered');
    const received = await subjects();
    expect(new Set(received).size).toBe(received.length);
    expect(received).toContain('was delivered');
  });
});

describe("the carrier gateway's webhook endpoint", () => {
  let count = 0;
  function anEvent(trackerId: string, description = 'tracker.updated'): string {
    count += 1;
    const result = { id: trackerId, object: 'Tracker', status: 'delivered' };
    return JSON.stringify({ id: `evt_${count}`, object: 'Event', description, result });
  }
  function deliver(payload: string, headers: Record<string, string>) {
    return httpClient(shop.url).send('POST', '/api/easypost/webhook', {
      body: payload,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }
  const signed = (payload: string, secret = 'easypost_sandbox') => ({
    'X-Hmac-Signature': hmacSignature(payload, secret),
  });
  const saved = (eventId: string) =>
    query(shop.orm.em.fork(), 'select 1 from provider_events where event_id = $1', [eventId]);

  it('rejects events that are unsigned, signed by others, or changed on the way', async () => {
    const payload = anEvent(tracking);
    const rejected = [
      await deliver(payload, {}),
      await deliver(payload, { 'X-Hmac-Signature': '' }),
      await deliver(payload, signed(payload, 'another secret')),
      await deliver(payload.replace('delivered', 'failure'), signed(payload)),
    ];
    for (const reply of rejected) {
      expect(reply).toMatchObject({ status: 400, body: { Reason: 'The signature is not valid.' } });
    }
    expect(await saved(`evt_${count}`)).toEqual([]);
  });

  it('trusts the tracker, not the event', async () => {
    await scan('in_transit');
    await allSettled();
    const payload = anEvent(tracking);
    expect((await deliver(payload, signed(payload))).status).toBe(200);
    await allSettled();
    expect((await readOrder(shop, order)).trackingStatus).toBe('in_transit');
  });

  it('stores an event once, however often it is sent', async () => {
    const payload = anEvent(tracking);
    const replies = await Promise.all([1, 2, 3].map(() => deliver(payload, signed(payload))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await saved(`evt_${count}`)).toHaveLength(1);
  });

  it('accepts events about other things', async () => {
    const payload = JSON.stringify({ id: 'evt_batch', description: 'batch.created', result: {} });
    expect(await deliver(payload, signed(payload))).toMatchObject({ body: { received: true } });
    expect(await saved('evt_batch')).toEqual([]);
  });
});
