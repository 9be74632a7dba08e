import { formatClock } from '@spindle/sdk/domain/time/format-moment';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDispute } from '../../test/factories/dispute.ts';
import { makeOrder } from '../../test/factories/order.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { asPicker, makePickers, type Picker } from '../../test/picker.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { newId } from '../database/base.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';

const clock = movingClock();
const customerId = 'cus_Ada';
const userId = newId();
const held = {
  status: 'ERROR',
  reason: expect.stringMatching(/^Ada is picking this order until \d{1,2}:\d\d [AP]M UTC\.$/),
};
const mine = { status: 'SUCCESS', reason: 'This order is yours to pick for 15 minutes.' };
const picked = { status: 'SUCCESS', reason: 'This Order Has Been Picked' };

let shop: TestShop;
let warehouse: SignedIn;
let sam: Picker;
let kim: Picker;

beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  warehouse = await signInAs(shop, 'warehouse');
  sam = asPicker(warehouse);
});

beforeEach(async () => {
  await query(shop.orm.em.fork(), 'truncate order_events, order_lines, disputes, orders cascade');
  [kim = sam] = await makePickers(shop, 1);
});

afterAll(() => shop.close());

type OrderOptions = Partial<Parameters<typeof makeOrder>[1]>;

async function order(options: OrderOptions = {}) {
  return { customerId, orderId: await makeOrder(shop, { userId, customerId, ...options }) };
}

async function stored(orderId: string) {
  const [row] = await query<Record<string, unknown>>(
    shop.orm.em.fork(),
    `select order_state as state, claimed_by as "claimedBy", claimed_until as "claimedUntil",
            (select json_agg(json_build_object('from', e.from, 'to', e.to, 'why', e.why,
                                               'actor', e.actor_id))
               from order_events e where e.order_id = o.id) as events
       from orders o where id = $1`,
    [orderId],
  );
  return row;
}

async function notes(orderId: string) {
  const staff = await signInAs(shop, 'extended');
  const filter = encodeURIComponent(JSON.stringify({ subject: `order ${orderId}` }));
  const { body } = await staff.get(`/api/admin/audit?filter=${filter}`);
  return body;
}

describe('holding an order', () => {
  it('shows it to the one who holds it only, until when, and leaves its state alone', async () => {
    const one = await order();
    const before = clock.now().getTime();
    expect(await sam.claim(one)).toEqual(mine);
    const [listed] = await sam.list();
    const until = Date.parse(listed?.claimedUntil ?? '');
    expect(until).toBeGreaterThanOrEqual(before + 15 * 60_000);
    expect(until).toBeLessThanOrEqual(clock.now().getTime() + 15 * 60_000);
    expect(await kim.list()).toEqual([]);
    expect(await stored(one.orderId)).toMatchObject({ state: 'PENDING', events: null });
  });

  it('keeps others from holding or completing it', async () => {
    const one = await order();
    await sam.claim(one);
    expect(await kim.claim(one)).toMatchObject(held);
    expect(await kim.save(one)).toMatchObject(held);
    expect(await sam.save(one)).toEqual(picked);
  });

  it('tells others who holds it, and until when', async () => {
    const one = await order();
    await sam.claim(one);
    const [{ claimedUntil } = { claimedUntil: null }] = await sam.list();
    const free = new Date(Math.ceil(Date.parse(claimedUntil ?? '') / 60_000) * 60_000);
    const reason = `Ada is picking this order until ${formatClock(free, 'UTC')}.`;
    expect(await kim.claim(one)).toMatchObject({ status: 'ERROR', reason });
  });

  it('lapses after a quarter of an hour', async () => {
    const one = await order();
    await sam.claim(one);
    clock.advance(14);
    expect(await kim.claim(one)).toMatchObject(held);
    clock.advance(1);
    expect(await sam.list()).toMatchObject([{ ...one, claimedUntil: null }]);
    expect(await kim.list()).toMatchObject([one]);
    expect(await kim.claim(one)).toEqual(mine);
    expect(await sam.claim(one)).toMatchObject(held);
  });

  it('can be renewed', async () => {
    const one = await order();
    await sam.claim(one);
    clock.advance(10);
    expect(await sam.claim(one)).toEqual(mine);
    clock.advance(10);
    expect(await kim.claim(one)).toMatchObject(held);
  });

  it('is noted for the administrators', async () => {
    const one = await order();
    await sam.claim(one);
    expect(await notes(one.orderId)).toMatchObject([
      {
        action: 'picking.claim',
        actorEmail: warehouse.account.email,
        before: { claimedBy: null, claimedUntil: null },
        after: { claimedBy: warehouse.account.id },
      },
    ]);
  });

  it('is refused while the payment is disputed', async () => {
    const one = await order();
    await openDispute(shop, one.orderId);
    const reason = 'The customer’s bank disputes this payment. Do not ship before that is settled.';
    expect(await sam.claim(one)).toMatchObject({ status: 'ERROR', reason });
  });
});

describe('completing an order', () => {
  it('without holding it first makes it PICKED, lays the claim down and says who did it', async () => {
    const one = await order({ orderState: 'PROCESSING' });
    expect(await sam.save(one)).toEqual(picked);
    const { account } = warehouse;
    expect(await stored(one.orderId)).toEqual({
      state: 'PICKED',
      claimedBy: null,
      claimedUntil: null,
      events: [{ from: 'PROCESSING', to: 'PICKED', why: 'Picked', actor: account.id }],
    });
    expect(await notes(one.orderId)).toMatchObject([
      {
        action: 'picking.complete',
        actorId: account.id,
        actorEmail: account.email,
        before: { orderState: 'PROCESSING' },
        after: { orderState: 'PICKED' },
        requestId: expect.stringMatching(/./),
      },
    ]);
    expect(await sam.list()).toEqual([]);
  });

  it('works for one that no customer of the provider paid for', async () => {
    const { orderId } = await order({ customerId: null });
    expect(await sam.list()).toMatchObject([{ orderId, customerId: null }]);
    expect(await sam.save({ orderId, customerId: 'none' })).toEqual(picked);
  });

  it('works with a claim of ones own that lapsed while nobody took it over', async () => {
    const one = await order();
    await sam.claim(one);
    clock.advance(16);
    expect(await sam.save(one)).toEqual(picked);
    expect(await stored(one.orderId)).toMatchObject({ claimedBy: null, claimedUntil: null });
  });

  it('is refused once its payment came into dispute on the way', async () => {
    const one = await order();
    await sam.claim(one);
    await openDispute(shop, one.orderId);
    expect(await sam.save(one)).toMatchObject({ status: 'ERROR', code: 'PAYMENT_DISPUTED' });
  });

  it('is done by one of twenty who try at once', async () => {
    const one = await order();
    const pickers = await makePickers(shop, 20);
    const results = await Promise.all(pickers.map((picker) => picker.save(one)));
    expect(results.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  });
});

describe('what cannot be picked', () => {
  const again = 'This order has been picked already.';
  const back = 'This order was cancelled. Its items go back on the shelf.';
  it.each([
    [{ orderState: 'PICKED' }, again],
    [{ orderState: 'SHIPPED' }, again],
    [{ orderState: 'REFUNDED' }, again],
    [{ orderState: 'CANCELLED' }, back],
    [{ shippingGroup: 'DIGITAL' }, 'This order is digital. There is nothing to pick.'],
  ] as const)('%j: %s', async (options, reason) => {
    const one = await order(options);
    const before = await stored(one.orderId);
    expect(await sam.claim(one)).toMatchObject({ status: 'ERROR', reason });
    expect(await sam.save(one)).toMatchObject({ status: 'ERROR', reason });
    expect(await stored(one.orderId)).toEqual(before);
    expect(await notes(one.orderId)).toEqual([]);
  });

  it('a return', async () => {
    const { orderId } = await order({ orderState: 'SHIPPED' });
    const one = await order({ parent: orderId, orderState: 'RETURN_REQUESTED' });
    const refused = {
      status: 'ERROR',
      code: 'IS_A_RETURN',
      reason: 'This is a return. There is nothing to pick.',
    };
    expect(await sam.claim(one)).toMatchObject(refused);
    expect(await sam.save(one)).toMatchObject(refused);
  });

  it.each(['claim', 'save'])(
    "another customer's order, and one there never was: %s",
    async (verb) => {
      const { orderId } = await order();
      for (const form of [
        { orderId, customerId: 'cus_Grace' },
        { orderId: randomUUID(), customerId },
      ]) {
        const reply = await warehouse.post(`/api/admin/adminPicking/${verb}`, form);
        expect(reply).toMatchObject({ status: 404, body: { Reason: 'There is no such order.' } });
      }
      expect(await stored(orderId)).toMatchObject({ state: 'PENDING', claimedBy: null });
    },
  );
});

describe('who picks', () => {
  it('a customer does not', async () => {
    const one = await order();
    const customer = await signInAs(shop, 'customer');
    expect((await customer.get('/api/admin/adminPicking')).status).toBe(403);
    for (const verb of ['claim', 'save']) {
      expect((await customer.post(`/api/admin/adminPicking/${verb}`, one)).status).toBe(403);
    }
    expect(await stored(one.orderId)).toMatchObject({ state: 'PENDING', claimedBy: null });
  });

  it('an administrator does, too', async () => {
    const one = await order();
    expect(await asPicker(await signInAs(shop, 'extended')).save(one)).toEqual(picked);
  });

  it('takes a few statements for each step', async () => {
    const one = await order();
    const claim = await countStatements(shop.orm, () => sam.claim(one));
    expect(claim.statements.length).toBeLessThanOrEqual(6);
    const save = await countStatements(shop.orm, () => sam.save(one));
    // one of them reads what the order still owes
    expect(save.statements.length).toBeLessThanOrEqual(8);
  });
});
