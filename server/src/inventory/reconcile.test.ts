import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { runShopCommand } from '../../test/shop-command.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper } from '../../test/shopper.ts';
import { stockOf } from '../../test/stock.ts';
import { query } from '../database/query.ts';
import { reconcileStock } from './reconcile-stock.ts';

let shop: TestShop;
let item: TestItem;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  item = await makeItem(shop, { onHand: 5 });
});

const reconcile = (...args: string[]) =>
  runShopCommand(shop, 'src/commands/reconcile-stock.ts', args);

/** Changes the item directly in SQL, bypassing the shop, like someone at a database prompt. */
const changeByHand = (change: string) =>
  query(
    shop.orm.em.fork(),
    `update catalog_items set ${change} where catalog_id = $1 and item_id = $2`,
    [item.catalogId, item.itemId],
  );

describe('reconciling the stock', () => {
  it('reports differences without changing anything, and repairs them on request', async () => {
    await changeByHand('on_hand = 9');
    const run = await reconcile();
    expect(run.code).toBe(1);
    expect(run.output).toContain(`${item.catalogId}/${item.itemId}: on hand 9, ledger says 5`);
    expect(await stockOf(shop, item)).toEqual({ onHand: 9, reserved: 0 });

    const mended = await reconcile('--repair');
    expect(mended.code).toBe(0);
    expect(mended.output).toContain('1 repaired');
    expect(await reconcile()).toEqual({
      code: 0,
      output: 'Ledger, counts and checkouts match for every item.\n',
    });
    expect(await stockOf(shop, item)).toEqual({ onHand: 9, reserved: 0 });
  }, 60_000);

  it('releases units reserved without a checkout, and keeps those of a checkout', async () => {
    const shopper = await newShopper(shop);
    await shopper.add(item, 2);
    await shopper.payable();
    await changeByHand('reserved = 4');
    const [difference] = await reconcileStock(shop, { repair: true });
    expect(difference).toMatchObject({
      record: { onHand: 5, reserved: 4 },
      ledger: { onHand: 5, reserved: 2 },
      held: 2,
    });
    expect(await stockOf(shop, item)).toEqual({ onHand: 5, reserved: 2 });
    expect(await reconcileStock(shop, { repair: false })).toEqual([]);
  });

  it('rejects unknown options and names the valid one', async () => {
    const rejected = await reconcile('--force');
    expect(rejected.code).toBe(1);
    expect(rejected.output).toContain('--repair');
  });
});
