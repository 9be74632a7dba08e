import { expect } from 'vitest';
import { query } from '../../src/database/query.ts';
import { deriveEntitlements } from '../../src/entitlements/derive-entitlements.ts';
import { openEntitlements } from '../../src/entitlements/open-entitlements.ts';
import { expectedRights } from './expected-rights.ts';
import { normal, type Right } from './right.ts';
import type { Scene } from './scene.ts';

type Em = Parameters<typeof query>[0];

/** Asserts that rights follow from the current facts, in whatever order these occurred. */
export async function requireRights(scene: Scene): Promise<void> {
  const { shop, person } = scene;
  const rights = await rightsIn(shop.orm.em.fork(), person.id);
  expect(rights, 'the rights, as the facts say').toEqual(await expectedRights(scene));
  expect(rights, 'the rights, derived once').toEqual(await derivedAgain(scene));
  expect(await lastEntries(scene), 'the last entries of the ledger').toEqual(rights);
  await requireOpen(scene, rights);
  await requireKeys(scene);
  await requireChanges(scene);
}

const columns = `source, source_id as "sourceId", catalog_id as "catalogId", item_id as "itemId",
  closed_because as "closedBecause", to_json(ends_at) #>> '{}' as "endsAt"`;

async function rightsIn(em: Em, userId: string): Promise<Right[]> {
  const rights = await query<Right>(
    em,
    `select ${columns} from entitlements where user_id = $1 order by source, source_id`,
    [userId],
  );
  return rights.map(normal);
}

/** Derives rights from the facts alone. Doesn't keep the result. */
async function derivedAgain({ shop, person }: Scene): Promise<Right[]> {
  const undo = new Error('only looked at');
  let rights: Right[] = [];
  const look = shop.orm.em.fork().transactional(async (tx) => {
    await query(tx, 'delete from entitlements where user_id = $1', [person.id]);
    await deriveEntitlements(tx, shop.services, person.id);
    rights = await rightsIn(tx, person.id);
    throw undo;
  });
  await expect(look).rejects.toBe(undo);
  return rights;
}

async function lastEntries({ shop, person }: Scene): Promise<Right[]> {
  const entries = await query<Right>(
    shop.orm.em.fork(),
    `select * from (
       select distinct on (entitlement_id) ${columns} from entitlement_entries
        where user_id = $1 order by entitlement_id, at desc) last
      order by source, "sourceId"`,
    [person.id],
  );
  return entries.map(normal);
}

async function requireOpen({ shop, person }: Scene, rights: readonly Right[]): Promise<void> {
  const now = shop.now();
  const open = await openEntitlements(shop.orm.em.fork(), person.id, now);
  const expected = rights.filter(
    ({ closedBecause, endsAt }) =>
      closedBecause === null && (endsAt === null || new Date(endsAt) > now),
  );
  expect(open.map(({ sourceId }) => sourceId).toSorted(), 'what is open').toEqual(
    expected.map(({ sourceId }) => sourceId).toSorted(),
  );
}

/** Asserts that a key never changes once it was seen, and that every open license has one. */
async function requireKeys({ shop, person, keys }: Scene): Promise<void> {
  const em = shop.orm.em.fork();
  const issued = await query<{ place: string; key: string }>(
    em,
    `select e.id || ' ' || k.attribute_id as place, k.key
       from licence_keys k join entitlements e on e.id = k.entitlement_id where e.user_id = $1`,
    [person.id],
  );
  const now = new Map(issued.map(({ place, key }) => [place, key]));
  for (const [place, key] of keys) expect(now.get(place), 'a key that was issued').toBe(key);
  for (const [place, key] of now) keys.set(place, key);
  const missing = await query(
    em,
    `select 1 from entitlements e
       join item_attributes a on a.catalog_id = e.catalog_id and a.item_id = e.item_id
      where e.user_id = $1 and e.closed_because is null and a.type = 'LICENSE'
        and not exists (select from licence_keys k
                         where k.entitlement_id = e.id and k.attribute_id = a.attribute_id)`,
    [person.id],
  );
  expect(missing, 'licenses without a key').toEqual([]);
}

/** Asserts that no entry repeats the previous one. */
async function requireChanges({ shop, person }: Scene): Promise<void> {
  const idle = await query(
    shop.orm.em.fork(),
    `select * from (
       select row(catalog_id, item_id, closed_because, ends_at) as said,
              lag(row(catalog_id, item_id, closed_because, ends_at))
                over (partition by entitlement_id order by at) as before
         from entitlement_entries where user_id = $1) entries
      where said is not distinct from before`,
    [person.id],
  );
  expect(idle, 'entries that change nothing').toEqual([]);
}
