import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { makeOrder } from '../../test/factories/order.ts';
import { makeUser } from '../../test/factories/user.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { query } from '../database/query.ts';
import { licenceKeys } from './bought-access.ts';
import { deriveEntitlements } from './derive-entitlements.ts';
import { repairEntitlements } from './repair-entitlements.ts';
import { issueLicenseKeys } from './issue-license-keys.ts';
import { newLicenseKey } from './new-license-key.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Issued {
  attributeId: string;
  title: string;
  key: string;
}

const keysOf = (userId: string) =>
  query<Issued>(
    shop.orm.em.fork(),
    `select k.attribute_id as "attributeId", k.title, k.key
       from licence_keys k join entitlements e on e.id = k.entitlement_id
      where e.user_id = $1 order by k.attribute_id`,
    [userId],
  );

const derive = (userId: string) =>
  shop.orm.em.fork().transactional((tx) => deriveEntitlements(tx, shop.services, userId));

/** Inserts an order for a buyer of an item with these attributes, without deriving entitlements. */
async function buyer(attributes: { attributeId: string; type: 'LICENSE'; value: string }[]) {
  const item = await makeItem(shop, { digital: true, attributes });
  const { id: userId } = await makeUser(shop);
  const orderId = await makeOrder(shop, {
    userId,
    shippingGroup: 'DIGITAL',
    orderState: 'SHIPPED',
    lines: [item],
  });
  return { item, userId, orderId };
}

const license = (attributeId: string, value = '') => ({
  attributeId,
  value,
  type: 'LICENSE' as const,
});

describe('a license key', () => {
  it('is SPDL and four groups of five unambiguous letters and digits', () => {
    let drawnBytes = 0;
    const every = newLicenseKey((size) =>
      Buffer.from(Array.from({ length: size }, () => drawnBytes++)),
    );
    expect(every).toBe('SPDL-01234-56789-ABCDE-FGHJK');
    const last = newLicenseKey((size) => Buffer.alloc(size, 255));
    expect(last).toBe('SPDL-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ');
    const drawn = new Set(Array.from({ length: 1_000 }, () => newLicenseKey()));
    expect(drawn.size).toBe(1_000);
    expect([...drawn].filter((key) => /[ILOU]/.test(key.slice(5)))).toEqual([]);
  });

  it('is drawn again if it is already used', async () => {
    const { userId } = await buyer([license('one')]);
    await derive(userId);
    const [first] = await keysOf(userId);
    const other = await buyer([]);
    await derive(other.userId);
    const [entitlement] = await query<{ id: string }>(
      shop.orm.em.fork(),
      'select id from entitlements where user_id = $1',
      [other.userId],
    );
    const draws = [first?.key, first?.key, 'SPDL-FRESH'];
    await shop.orm.em
      .fork()
      .transactional((tx) =>
        issueLicenseKeys(
          tx,
          [{ entitlementId: entitlement?.id ?? '', attributeId: 'two', title: 'Two' }],
          { now: shop.now(), draw: () => draws.shift() ?? '' },
        ),
      );
    expect(await keysOf(other.userId)).toMatchObject([{ key: 'SPDL-FRESH' }]);
    expect(draws).toEqual([]);
  });

  it('is not stored if no unused one is drawn', async () => {
    const { userId } = await buyer([license('one')]);
    await derive(userId);
    const [taken] = await keysOf(userId);
    const [entitlement] = await query<{ id: string }>(
      shop.orm.em.fork(),
      'select id from entitlements where user_id = $1',
      [userId],
    );
    const keyRequest = {
      entitlementId: entitlement?.id ?? newId(),
      attributeId: 'two',
      title: 'Two',
    };
    const issued = shop.orm.em
      .fork()
      .transactional((tx) =>
        issueLicenseKeys(tx, [keyRequest], { now: shop.now(), draw: () => taken?.key ?? '' }),
      );
    await expect(issued).rejects.toThrow('no unused license key');
    expect(await keysOf(userId)).toHaveLength(1);
  });

  it('is issued for every license, titled by its attribute or by default', async () => {
    const { userId } = await buyer([license('a', 'One machine'), license('b')]);
    await derive(userId);
    expect(await keysOf(userId)).toMatchObject([
      { attributeId: 'a', title: 'One machine' },
      { attributeId: 'b', title: 'License key' },
    ]);
  });

  it('is issued once, even for simultaneous requests', async () => {
    const { userId } = await buyer([license('one')]);
    await Promise.all([derive(userId), derive(userId), derive(userId)]);
    expect(await keysOf(userId)).toHaveLength(1);
  });

  it('outlives its attribute', async () => {
    const { userId, item } = await buyer([license('one')]);
    await derive(userId);
    const before = await keysOf(userId);
    await query(shop.orm.em.fork(), 'delete from item_attributes where item_id = $1', [
      item.itemId,
    ]);
    await derive(userId);
    expect(await keysOf(userId)).toEqual(before);
  });
});

describe('the key of a subscription', () => {
  it('is shown for the current plan, and is the same when an earlier plan returns', async () => {
    const { catalogId, itemId: business } = await makeItem(shop, {
      subscription: true,
      attributes: [license('license', 'Three machines')],
    });
    const { itemId: personal } = await makeItem(shop, { catalogId, subscription: true });
    const { id: userId } = await makeUser(shop);
    await query(
      shop.orm.em.fork(),
      `insert into subscriptions (id, user_id, provider_id, customer_id, catalog_id, item_id, status,
         access_until, created_at, read_at)
       values ($1, $2, $3, 'cus_1', $4, $5, 'active', $6, $6, $6)`,
      [newId(), userId, `sub_${userId}`, catalogId, business, new Date('2099-01-01')],
    );
    await derive(userId);
    const displayed = await visibleKeys(userId);
    expect(displayed).toMatchObject([{ title: 'Three machines' }]);
    await changePlan(userId, personal);
    expect(await visibleKeys(userId)).toEqual([]);
    await changePlan(userId, business);
    expect(await visibleKeys(userId)).toEqual(displayed);
  });

  async function changePlan(userId: string, itemId: string) {
    const em = shop.orm.em.fork();
    await query(em, 'update subscriptions set item_id = $2 where user_id = $1', [userId, itemId]);
    await derive(userId);
  }

  async function visibleKeys(userId: string): Promise<Issued[]> {
    const row = await db(shop.orm.em.fork())
      .selectFrom('entitlements as e')
      .select(licenceKeys.as('keys'))
      .where('e.user_id', '=', userId)
      .executeTakeFirst();
    return row?.keys ?? [];
  }
});

describe('missed changes are corrected once a day', () => {
  it('for an order without entitlements, and for a license added later', async () => {
    const { userId, item } = await buyer([license('one')]);
    await repairEntitlements(shop.services);
    expect(await keysOf(userId)).toHaveLength(1);
    await query(
      shop.orm.em.fork(),
      `insert into item_attributes (catalog_id, item_id, attribute_id, type, value, position, version)
       values ($1, $2, 'two', 'LICENSE', 'Second machine', 2, 1)`,
      [item.catalogId, item.itemId],
    );
    await repairEntitlements(shop.services);
    expect(await keysOf(userId)).toMatchObject([{}, { title: 'Second machine' }]);
  });

  it('for a refund that did not end access', async () => {
    const { userId, orderId } = await buyer([]);
    await derive(userId);
    const em = shop.orm.em.fork();
    await query(em, `update orders set order_state = 'REFUNDED' where id = $1`, [orderId]);
    await repairEntitlements(shop.services);
    const closed = await query(em, 'select closed_because from entitlements where user_id = $1', [
      userId,
    ]);
    expect(closed).toEqual([{ closed_because: 'REFUNDED' }]);
  });

  it('without writing anything if nothing was missed', async () => {
    await repairEntitlements(shop.services);
    const entries = () =>
      query(shop.orm.em.fork(), 'select id from entitlement_entries order by id');
    const before = await entries();
    await repairEntitlements(shop.services);
    expect(await entries()).toEqual(before);
  });
});
