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
const picked = { status: 'SUCCESS', reason: 'This Order Has Been Picked' };

let shop: TestShop;
let warehouse: SignedIn;
let sam: Picker;

beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  warehouse = await signInAs(shop, 'warehouse');
  sam = asPicker(warehouse);
});

beforeEach(async () => {
  await query(shop.orm.em.fork(), 'truncate order_events, order_lines, disputes, orders cascade');
});

afterAll(() => shop.close());

type OrderOptions = Partial<Parameters<typeof makeOrder>[1]>;

async function order(options: OrderOptions = {}) {
  return { customerId, orderId: await makeOrder(shop, { userId, customerId, ...options }) };
}

async function stored(orderId: string) {
  const [row] = await query<Record<string, unknown>>(
    shop.orm.em.fork(),
    'select claimed_by as "claimedBy", claimed_until as "claimedUntil" from orders where id = $1',
    [orderId],
  );
  return row;
}

describe('claiming an order', () => {
  it('is rejected while the payment is disputed', async () => {
    const one = await order();
    await openDispute(shop, one.orderId);
    const reason =
      "This payment is disputed at the customer's bank. Don't ship until the dispute is settled.";
    expect(await sam.claim(one)).toMatchObject({ status: 'ERROR', reason });
  });
});

describe('completing an order', () => {
  it('works for an order whose payment has no customer at the provider', async () => {
    const { orderId } = await order({ customerId: null });
    expect(await sam.list()).toMatchObject([{ orderId, customerId: null }]);
    expect(await sam.save({ orderId, customerId: 'none' })).toEqual(picked);
  });

  it("works with the picker's own expired claim if nobody else took it", async () => {
    const one = await order();
    await sam.claim(one);
    clock.advance(16);
    expect(await sam.save(one)).toEqual(picked);
    expect(await stored(one.orderId)).toMatchObject({ claimedBy: null, claimedUntil: null });
  });

  it('succeeds for one of twenty simultaneous requests', async () => {
    const one = await order();
    const pickers = await makePickers(shop, 20);
    const results = await Promise.all(pickers.map((picker) => picker.save(one)));
    expect(results.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
  });
});

describe('picking', () => {
  it('is allowed for administrators too', async () => {
    const one = await order();
    expect(await asPicker(await signInAs(shop, 'extended')).save(one)).toEqual(picked);
  });

  it('takes a few statements for each step', async () => {
    const one = await order();
    const claim = await countStatements(shop.orm, () => sam.claim(one));
    expect(claim.statements.length).toBeLessThanOrEqual(6);
    const save = await countStatements(shop.orm, () => sam.save(one));
    // one of the statements reads the order's undelivered units
    expect(save.statements.length).toBeLessThanOrEqual(8);
  });
});
