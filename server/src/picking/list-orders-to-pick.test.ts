import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDispute } from '../../test/factories/dispute.ts';
import { makeOrder } from '../../test/factories/order.ts';
import { asPicker, type Picker } from '../../test/picker.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { newId } from '../database/base.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';

const customerId = 'cus_Ada';
const userId = newId();
let shop: TestShop;
let sam: Picker;

beforeAll(async () => {
  shop = await startShop();
  sam = asPicker(await signInAs(shop, 'warehouse'));
});

beforeEach(async () => {
  await query(shop.orm.em.fork(), 'truncate order_events, order_lines, disputes, orders cascade');
});

afterAll(() => shop.close());

type OrderOptions = Partial<Parameters<typeof makeOrder>[1]>;

async function order(options: OrderOptions = {}) {
  return { customerId, orderId: await makeOrder(shop, { userId, customerId, ...options }) };
}

describe('the list of orders to pick', () => {
  it.each(['CANCELLED', 'PICKED', 'SHIPPED', 'REFUNDED'] as const)(
    'excludes orders that are %s',
    async (orderState) => {
      await order({ orderState });
      expect(await sam.list()).toEqual([]);
    },
  );

  it('excludes returns and digital goods', async () => {
    const { orderId } = await order({ orderState: 'SHIPPED' });
    await order({ parent: orderId, orderState: 'RETURN_REQUESTED' });
    await order({ shippingGroup: 'DIGITAL' });
    expect(await sam.list()).toEqual([]);
  });

  it('excludes a disputed order until the dispute is closed', async () => {
    const disputed = await order();
    const dispute = await openDispute(shop, disputed.orderId);
    expect(await sam.list()).toEqual([]);
    await dispute.close();
    expect(await sam.list()).toMatchObject([disputed]);
  });

  it('takes one statement in addition to the session, regardless of the number of orders', async () => {
    for (let count = 0; count < 5; count += 1) await order({ lines: [{}, {}] });
    const { result, statements } = await countStatements(shop.orm, () => sam.list());
    expect(result).toHaveLength(5);
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});
