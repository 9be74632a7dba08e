import type { EntityManager } from '@mikro-orm/postgresql';
import { pick } from '@spindle/sdk/domain/fields';
import { planFamily, type FamilyMember } from '@spindle/sdk/domain/imports/plan-family';
import type { CatalogItem } from '../catalog/catalog-item.entity.ts';
import { ItemFamily } from '../catalog/families/item-family.entity.ts';
import { familyEdit } from '../catalog/families/save-family.ts';
import { newId } from '../database/base.ts';
import { db } from '../database/db.ts';
import { attributesEdited, edited } from '../editing/edited.ts';
import { forUpdate } from '../editing/record-kind.ts';
import type { ImportRow } from './import-row.entity.ts';
import type { ItemWrites } from './item-writes.ts';
import { keyOf, type LoadedItem } from './stored-items.ts';

/** Locks the families that records belong to. Their catalogs are locked already. */
export async function lockFamilies(
  tx: EntityManager,
  records: readonly string[],
): Promise<ItemFamily[]> {
  if (records.length === 0) return [];
  const found = await db(tx)
    .selectFrom('catalog_items')
    .select('family_id')
    .distinct()
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('catalog_id', 'item_id'),
        'in',
        records.map((record) => {
          const { catalogId, itemId } = keyOf(record);
          return tuple(catalogId, itemId);
        }),
      ),
    )
    .where('family_id', 'is not', null)
    .execute();
  const ids = found.flatMap(({ family_id: familyId }) => familyId ?? []);
  return ids.length === 0
    ? []
    : tx.find(
        ItemFamily,
        { id: { $in: ids } },
        { ...forUpdate, orderBy: { id: 'asc' }, refresh: true },
      );
}

export type Member = FamilyMember & { item: CatalogItem };

export const memberOf = ({ item, attributes }: LoadedItem): Member => ({
  item,
  ...pick(item, 'catalogId', 'title', 'familyId'),
  attributes,
});

interface Grouping {
  now: Date;
  writes: Pick<ItemWrites, 'edits' | 'families'>;
  /** The imported items and the other members of their families, by path. */
  members: ReadonlyMap<string, Member>;
  families: readonly ItemFamily[];
}

/** Groups applied rows into families. Their items and families are locked or new. */
export function groupFamilies(
  { loaded, ...context }: Omit<Grouping, 'members'> & { loaded: ReadonlyMap<string, LoadedItem> },
  rows: readonly ImportRow[],
): void {
  const done = rows.filter(({ family, status }) => family !== null && status === 'DONE');
  if (done.length === 0) return;
  const members = new Map([...loaded].map(([path, one]) => [path, memberOf(one)]));
  for (const group of Map.groupBy(done, ({ family }) => family).values()) {
    const reason = groupFamily({ ...context, members }, group);
    // The items are saved, but not as a family.
    if (reason !== null) for (const row of group) row.reason = reason;
  }
}

/** Returns why the rows can't be a family, or null. */
function groupFamily(
  { now, writes, members, families }: Grouping,
  rows: readonly ImportRow[],
): string | null {
  const [first] = rows;
  const last = rows.at(-1);
  if (first?.draft?.kind !== 'items' || !first.draft.family || last?.change?.kind !== 'items') {
    return null;
  }
  const imported = rows.flatMap(({ recordId }) => members.get(recordId ?? '') ?? []);
  const owner = imported.find(({ familyId }) => familyId)?.familyId;
  const stored = families.find(({ id }) => id === owner) ?? null;
  const familyId = stored?.id ?? newId();
  const present = [...members.values()].filter((member) => member.familyId === familyId);
  const { title, options } = first.draft.family;
  const plan = planFamily({ title, options }, { familyId, stored, present }, imported);
  if (plan === null) return null;
  if ('reason' in plan) return plan.reason;
  const { fields, combinations } = plan;
  const before = stored && {
    ...pick(stored, 'title', 'options'),
    members: present.map(({ item }) => item.itemId),
  };
  const [{ catalogId } = { catalogId: '' }] = imported;
  const family = stored ?? { id: familyId, ...fields, catalogId, version: 1, updatedAt: now };
  if (stored) {
    Object.assign(stored, fields);
    edited(stored, now);
  } else writes.families.push(family);
  for (const [member, optionKey] of combinations) {
    member.familyId = familyId;
    Object.assign(member.item, { familyId, optionKey });
    attributesEdited(member.item, now);
  }
  last.change = { ...last.change, family: { familyId, version: family.version, before } };
  const ids = [...combinations.keys()].map(({ item }) => item.itemId);
  const verb = stored ? 'update-family' : 'create-family';
  writes.edits.push(familyEdit({ family, verb, before, after: { ...fields, members: ids } }));
  return null;
}
