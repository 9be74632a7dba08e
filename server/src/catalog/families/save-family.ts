import type { EntityManager } from '@mikro-orm/postgresql';
import {
  conflict,
  rejectInvalid,
  requireValid,
  requireVersion,
} from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import {
  combineMembers,
  familyDeleted,
  readFamily,
  tooManyMembers,
  unknownMember,
} from '@spindle/sdk/domain/catalog/families';
import { invalidCopies } from '@spindle/sdk/domain/catalog/add-options';
import { changedSinceLoaded } from '@spindle/sdk/domain/records';
import { done, type Outcome, type Rejection } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import { newId } from '../../database/base.ts';
import { editReadCache, type EditContext } from '../../editing/edit-read-cache.ts';
import { attributesEdited } from '../../editing/edited.ts';
import { lockRecord, readRecord } from '../../editing/find-record.ts';
import { recordEdit, type Edit } from '../../editing/record-edit.ts';
import { forUpdate } from '../../editing/record-kind.ts';
import { CatalogItem } from '../catalog-item.entity.ts';
import type { ItemKey } from '../catalog-rows.ts';
import { catalogs } from '../catalogs.ts';
import { inOrder, items } from '../items.ts';
import { ItemAttribute } from '../item-attribute.entity.ts';
import { copyItem } from './copy-item.ts';
import { familyReader, type FamilyKey } from './read-families.ts';
import { ItemFamily } from './item-family.entity.ts';

type FamilyForm = BodyOf<'updateFamily'>;

/**
 * Groups items into a new family. The catalog stays locked, so that its families change one at a
 * time.
 * @throws 400 naming an invalid field or unknown item, 404 without the catalog, 409 if the items
 * can't form a family
 */
export async function createFamily(
  editing: EditContext,
  catalogId: string,
  form: FamilyForm,
): Promise<string> {
  const fields = requireValid(readFamily(form));
  return editReadCache(editing, async (tx) => {
    await lockRecord(tx, catalogs, catalogId);
    const family = createRow(tx, editing, { ...fields, catalogId });
    const rejection = await replaceMembers(tx, editing, family, form.members);
    if (rejection !== null) throw conflict(rejection);
    const after = { ...fields, members: form.members };
    recordEdit(tx, editing, familyEdit({ family, verb: 'create-family', before: null, after }));
    return family.id;
  });
}

interface FamilyUpdate {
  rejection: Rejection | null;
  record: components['schemas']['Family'];
}

/**
 * Replaces a family's title, options and members.
 * @throws 400 naming an invalid field or unknown item, 409 with the current family if the form was
 * based on another version
 */
export async function updateFamily(
  editing: EditContext,
  key: FamilyKey,
  form: FamilyForm,
): Promise<FamilyUpdate> {
  const fields = requireValid(readFamily(form));
  return editReadCache(editing, async (tx) => {
    const family = await lockFamily(tx, key);
    const present = await readRecord(tx, familyReader, key, editing.now);
    requireVersion(form.version, present, changedSinceLoaded('family'), { Family: present });
    const before = auditedFamily(present);
    const { options } = family;
    family.options = fields.options;
    const rejection = await replaceMembers(tx, editing, family, form.members);
    if (rejection !== null) {
      family.options = options;
      return { rejection, record: present };
    }
    family.title = fields.title;
    family.version += 1;
    attributesEdited(family, editing.now);
    const after = { ...fields, members: form.members };
    recordEdit(tx, editing, familyEdit({ family, verb: 'update-family', before, after }));
    await tx.flush();
    return { rejection, record: await readRecord(tx, familyReader, key, editing.now) };
  });
}

/** Deletes a family. Its members become single items. */
export async function deleteFamily(editing: EditContext, key: FamilyKey): Promise<Outcome> {
  return editReadCache(editing, async (tx) => {
    const family = await lockFamily(tx, key);
    const before = auditedFamily(await readRecord(tx, familyReader, key, editing.now));
    await replaceMembers(tx, editing, family, []);
    tx.remove(family);
    recordEdit(tx, editing, familyEdit({ family, verb: 'delete-family', before, after: null }));
    return done(familyDeleted);
  });
}

type OptionsForm = BodyOf<'addItemOptions'>;

/**
 * Copies an item once per combination of option values, and makes the copies members of its family,
 * which is created if the item has none.
 * @throws 400 naming an invalid field, 409 if the items can't form a family
 */
export async function addOptions(editing: EditContext, key: ItemKey, form: OptionsForm) {
  const fields = requireValid(readFamily(form));
  rejectInvalid(invalidCopies(form));
  return editReadCache(editing, async (tx) => {
    await lockRecord(tx, catalogs, key.catalogId);
    const { familyId: existing } = await lockRecord(tx, { ...items, lock: findUnlocked }, key);
    await lockMembers(tx, key.catalogId, { familyId: existing, ids: [key.itemId] });
    const source = await lockRecord(tx, items, key);
    const present = existing
      ? await readRecord(tx, familyReader, { ...key, familyId: existing }, editing.now)
      : null;
    const before = present && auditedFamily(present);
    const others = before?.members ?? [key.itemId];
    rejectInvalid(tooManyMembers(others.length + form.copies.length));
    const made: string[] = [];
    for (const copy of form.copies) {
      made.push(await copyItem(tx, editing, source, { ...copy, options: fields.options }));
    }
    const family =
      existing === null
        ? createRow(tx, editing, { ...fields, catalogId: key.catalogId })
        : await tx.findOneOrFail(ItemFamily, existing);
    const members = [...others, ...made];
    Object.assign(family, fields);
    const rejection = await replaceMembers(tx, editing, family, members);
    if (rejection !== null) throw conflict(rejection);
    if (existing) family.version += 1;
    attributesEdited(family, editing.now);
    const verb = existing ? 'update-family' : 'create-family';
    recordEdit(tx, editing, familyEdit({ family, verb, before, after: { ...fields, members } }));
    return { familyId: family.id, catalogItemIds: made };
  });
}

const createRow = (
  tx: EntityManager,
  { now }: EditContext,
  fields: { catalogId: string; title: string; options: string[] },
): ItemFamily => tx.create(ItemFamily, { id: newId(), ...fields, updatedAt: now });

/** Locks the catalog first and items last, as every edit of several items does. */
async function lockFamily(tx: EntityManager, key: FamilyKey): Promise<ItemFamily> {
  await lockRecord(tx, catalogs, key.catalogId);
  return lockRecord(tx, familyReader, key);
}

/** Locks in the order of checkouts, to prevent deadlocks. */
const lockMembers = (
  tx: EntityManager,
  catalogId: string,
  { familyId, ids }: { familyId: string | null; ids: readonly string[] },
): Promise<CatalogItem[]> =>
  tx.find(
    CatalogItem,
    {
      catalogId,
      deletedAt: null,
      $or: [{ itemId: { $in: [...ids] } }, ...(familyId === null ? [] : [{ familyId }])],
    },
    { ...forUpdate, orderBy: { itemId: 'asc' }, refresh: true },
  );

/** The catalog's lock keeps the item's family the same until its members are locked, too. */
const findUnlocked = (tx: EntityManager, { catalogId, itemId }: ItemKey) =>
  tx.findOne(CatalogItem, { catalogId, itemId, deletedAt: null });

/**
 * Makes these items the family's only members, or returns why they can't be. Members and former
 * members count as edited, because customers see them differently.
 */
async function replaceMembers(
  tx: EntityManager,
  editing: EditContext,
  family: ItemFamily,
  ids: readonly string[],
): Promise<Rejection | null> {
  const { catalogId, options } = family;
  const affected = await lockMembers(tx, catalogId, { familyId: family.id, ids });
  const unknown = ids.findIndex((id) => !affected.some(({ itemId }) => itemId === id));
  if (unknown !== -1) requireValid(unknownMember(unknown, ids[unknown] ?? ''));
  const specs = await tx.find(
    ItemAttribute,
    { item: { $in: affected }, type: 'SPEC' },
    { orderBy: inOrder },
  );
  const members = affected
    .filter(({ itemId }) => ids.includes(itemId))
    .map((item) => ({
      item,
      title: item.title,
      familyId: item.familyId,
      attributes: specs.filter((spec) => spec.item.itemId === item.itemId),
    }));
  const combined = combineMembers({ familyId: family.id, options }, members);
  if (!('combinations' in combined)) return combined;
  for (const item of affected) {
    attributesEdited(item, editing.now);
    if (!ids.includes(item.itemId)) item.leaveFamily();
  }
  // Another item may take the combination of an item that leaves the family.
  await tx.flush();
  for (const [{ item }, optionKey] of combined.combinations) {
    item.familyId = family.id;
    item.optionKey = optionKey;
  }
  return null;
}

const auditedFamily = ({ title, options, members }: components['schemas']['Family']) => ({
  title,
  options,
  members: members.map(({ catalogItemId }) => catalogItemId),
});

export type AuditedFamily = ReturnType<typeof auditedFamily>;

interface FamilyEdit {
  family: Pick<ItemFamily, 'id' | 'catalogId'>;
  verb: 'create-family' | 'update-family' | 'delete-family';
  before: AuditedFamily | null;
  after: AuditedFamily | null;
}

/** Returns an edit of a family as it is recorded. */
export const familyEdit = ({ family, verb, before, after }: FamilyEdit): Edit => ({
  action: `catalog.${verb}`,
  subject: `family ${family.catalogId}/${family.id}`,
  before,
  after,
});
