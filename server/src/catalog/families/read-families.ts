import type { EntityManager } from '@mikro-orm/postgresql';
import { optionValue } from '@spindle/sdk/domain/catalog/families';
import type { components } from '@spindle/sdk/schema';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../../database/db.ts';
import { forUpdate } from '../../editing/record-kind.ts';
import { membersOf, type FamilyRow } from './family-rows.ts';
import { ItemFamily } from './item-family.entity.ts';
import { currentPrice } from './presenters.ts';

type Family = components['schemas']['Family'];

export interface FamilyKey {
  catalogId: string;
  familyId: string;
}

const selectFamilies = (em: EntityManager, catalogId: string) =>
  db(em)
    .selectFrom('item_families as f')
    .select(['f.id as familyId', 'f.title', 'f.options', 'f.version', 'f.updated_at'])
    .select(jsonArrayFrom(membersOf).as('members'))
    .where('f.catalog_id', '=', catalogId)
    .orderBy('f.title')
    .orderBy('f.id');

/** Loads a catalog's families by title. */
export async function readFamilies(
  em: EntityManager,
  catalogId: string,
  now: Date,
): Promise<Family[]> {
  const rows = await selectFamilies(em, catalogId).execute();
  return rows.map((row) => presentFamily(row, now));
}

/** How one family is locked and read. */
export const familyReader = {
  noun: 'family',
  lock: (tx: EntityManager, { catalogId, familyId: id }: FamilyKey) =>
    tx.findOne(ItemFamily, { id, catalogId }, forUpdate),
  async read(em: EntityManager, { catalogId, familyId }: FamilyKey, now: Date) {
    const row = await selectFamilies(em, catalogId).where('f.id', '=', familyId).executeTakeFirst();
    return row && presentFamily(row, now);
  },
};

function presentFamily(
  row: Pick<FamilyRow, 'familyId' | 'title' | 'members'> & {
    options: string[];
    version: number;
    updated_at: Date;
  },
  now: Date,
): Family {
  const { familyId, title, options, version, members, updated_at: modified } = row;
  return {
    familyId,
    title,
    options,
    members: members.map((member) => ({
      catalogItemId: member.item_id,
      title: member.title,
      values: options.map((option) => optionValue(option, member.specs) ?? ''),
      enabled: member.enabled,
      price: currentPrice(member, now),
      inventory: member.available,
      externalId: member.external_id,
    })),
    version,
    dateModified: modified.toISOString(),
  };
}
