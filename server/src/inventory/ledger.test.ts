import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { listPath } from '../../test/list-path.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper } from '../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem, itemForm } from '../../test/store-builder.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

interface Movement {
  id: string;
  reason: string;
  onHand: number;
  reserved: number;
  onHandAfter: number;
  reservedAfter: number;
  subject: string | null;
  actorEmail: string | null;
}

/** Reads an item's ledger as staff see it, oldest first. */
async function ledgerOf({ catalogId, itemId }: TestItem): Promise<Movement[]> {
  const { body } = await staff.get(
    listPath('stock', {
      sort: ['dateCreated', 'ASC'],
      filter: { catalogId, catalogItemId: itemId },
    }),
  );
  if (!Array.isArray(body)) throw new Error(`a list was expected: ${JSON.stringify(body)}`);
  return body;
}

describe('the inventory ledger', () => {
  it('records each step of a sale and of its cancellation, with its cause', async () => {
    const item = await makeItem(shop, { onHand: 5 });
    const shopper = await newShopper(shop);
    await shopper.add(item, 2);
    await shop.control(`/stripe/control/sessions/${await shopper.payable()}`, { outcome: 'paid' });
    const { orderId } = await onlyOrder(shopper);
    await shopper.cancel(orderId);

    const steps = await ledgerOf(item);
    expect(steps.map(({ reason, onHand, reserved }) => [reason, onHand, reserved])).toEqual([
      ['opening', 5, 0],
      ['reservation', 0, 2],
      ['sale', -2, -2],
      ['return', 2, 0],
    ]);
    expect(steps.at(-1)).toMatchObject({
      onHandAfter: 5,
      reservedAfter: 0,
      subject: `order ${orderId}`,
      actorEmail: null,
    });
    expect(steps.at(1)?.subject).toBe(steps.at(2)?.subject);
    expect(steps.at(1)?.subject).toMatch(/^checkout /);
  });

  it('records units that a checkout reserved and nobody paid for', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const shopper = await newShopper(shop);
    await shopper.add(item);
    const session = await shopper.payable();
    await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'expired' });
    await eventually(async () => {
      expect((await ledgerOf(item)).map(({ reason }) => reason)).toEqual([
        'opening',
        'reservation',
        'release',
      ]);
    });
  });

  it('records who entered a different count, and nothing for an edit that keeps it', async () => {
    const catalogId = await addCatalog(staff);
    const itemId = await addItem(staff, catalogId, { inventory: '7' });
    const path = `/api/catbuilder/${catalogId}/${itemId}`;
    await staff.put(path, itemForm({ inventory: '4', inventoryWas: '7' }));
    await staff.put(path, itemForm({ inventory: '4', inventoryWas: '4', title: 'Renamed' }));
    const steps = await ledgerOf({ catalogId, itemId });
    expect(steps.map(({ reason, onHand, onHandAfter }) => [reason, onHand, onHandAfter])).toEqual([
      ['opening', 7, 7],
      ['edit', -3, 4],
    ]);
    for (const step of steps) {
      expect(step.actorEmail).toBe(staff.account.email);
      expect((await staff.get(`/api/admin/stock/${step.id}`)).body).toEqual(step);
    }
  });

  it.each([
    'update stock_movements set on_hand = 0',
    'delete from stock_movements',
    'truncate stock_movements',
  ])('rejects all but insertions: %s', async (statement) => {
    await makeItem(shop);
    await expect(query(shop.orm.em.fork(), statement)).rejects.toThrow(/additions only/);
  });
});
