import type { EntityManager } from '@mikro-orm/postgresql';
import { ref } from '@mikro-orm/core';
import { reservedIds } from '@spindle/sdk/domain/catalog/items';
import { noDetails } from '@spindle/sdk/domain/catalog/item-details';
import { auditedAttribute } from '@spindle/sdk/domain/editing/edit-attribute';
import { subjectOf } from '@spindle/sdk/domain/editing/kinds';
import type { ItemDraft } from '@spindle/sdk/domain/imports/item-draft';
import {
  createdSince,
  effectOf,
  newItem,
  planItem,
  type ItemPlan,
} from '@spindle/sdk/domain/imports/plan-item';
import { changeOf, goneSince } from '@spindle/sdk/domain/imports/undo-item';
import { CatalogItem, noFamily, noSale } from '../catalog/catalog-item.entity.ts';
import { chooseItemId } from '../catalog/create-item.ts';
import { ItemAttribute } from '../catalog/item-attribute.entity.ts';
import { items } from '../catalog/items.ts';
import { rejectedKit } from '../catalog/kit-rules.ts';
import { attributesEdited, edited, firstEdit } from '../editing/edited.ts';
import type { EditContext } from '../editing/edit-read-cache.ts';
import { attributeSubject } from '../editing/member-kind.ts';
import { groupFamilies, lockFamilies } from './group-families.ts';
import type { ImportRow } from './import-row.entity.ts';
import { noWrites, writeItems, type ItemWrites } from './item-writes.ts';
import { earlierMembers, isFamilyCut } from './next-rows.ts';
import type { KnownCatalogs } from './known-catalogs.ts';
import {
  keyOf,
  loadItems,
  lockCatalogs,
  pathOf,
  plainAttribute,
  storedItem,
  writeFields,
  type LoadedItem,
} from './stored-items.ts';

interface Batch {
  loaded: Map<string, LoadedItem>;
  /** Paths of items that exist or are about to. */
  taken: Set<string>;
  writes: ItemWrites;
}

interface Applying {
  tx: EntityManager;
  editing: EditContext;
  catalogs: KnownCatalogs;
  importId: string;
}

/** Applies rows of items in the caller's transaction, and records each row's result. */
export async function applyItems(applying: Applying, rows: readonly ImportRow[]): Promise<void> {
  const { tx, editing, catalogs, importId } = applying;
  const earlier = await earlierMembers(tx, importId, rows);
  const grouped = [...earlier, ...rows].filter(({ family }) => family !== null);
  const created = rows.filter(({ effect }) => effect === 'create');
  const records = (of: readonly ImportRow[]) => of.flatMap(({ recordId }) => recordId ?? []);
  // Ids are assigned while the catalog is locked, as for any new item.
  const affected = [
    ...created.flatMap(({ draft }) => catalogOf(draft, catalogs) ?? []),
    ...records(grouped).map((path) => keyOf(path).catalogId),
  ];
  await lockCatalogs(tx, new Set(affected));
  const families = await lockFamilies(tx, records(grouped));
  const loaded = await loadItems(
    tx,
    [
      ...records([...earlier, ...rows]).map(keyOf),
      ...(families.length > 0 ? [{ familyId: { $in: families.map(({ id }) => id) } }] : []),
    ],
    { lock: true },
  );
  const { taken, existing } = await findExisting(applying, created);
  for (const row of created) if (existing(row)) fail(row, createdSince);
  const writes = noWrites();
  for (const row of rows) {
    const { draft } = row;
    if (draft?.kind !== 'items' || row.status !== null) continue;
    await applyRow(applying, row, draft, { loaded, taken, writes });
  }
  const isCut = await isFamilyCut(tx, importId, rows);
  const cut = isCut ? rows.at(-1)?.family : null;
  const complete = [...earlier, ...rows].filter(({ family }) => family !== cut);
  groupFamilies({ now: editing.now, families, loaded, writes }, complete);
  await writeItems(tx, editing, writes);
}

const catalogOf = (draft: ImportRow['draft'], catalogs: KnownCatalogs) =>
  draft?.kind === 'items' ? catalogs.find(draft.catalog) : undefined;

/**
 * Finds the ids that are taken, also by deleted items, and returns whether a row's item was created
 * since the review.
 */
async function findExisting({ tx, catalogs }: Applying, rows: readonly ImportRow[]) {
  const drafts = rows.flatMap(({ draft }) => (draft?.kind === 'items' ? draft : []));
  const numbers = drafts.flatMap(({ partNumber }) => partNumber ?? []);
  const keys = drafts.flatMap(({ catalog, slug: itemId }) => {
    const catalogId = catalogs.find(catalog);
    return catalogId === undefined ? [] : [{ catalogId, itemId }];
  });
  const found =
    drafts.length === 0
      ? []
      : await tx.find(
          CatalogItem,
          { $or: [...keys, { externalId: { $in: numbers }, deletedAt: null }] },
          { fields: ['catalogId', 'itemId', 'externalId', 'deletedAt'] },
        );
  const present = found.filter(({ deletedAt }) => deletedAt === null);
  const paths = new Set(present.map((item) => pathOf(item)));
  const known = new Set(present.map(({ externalId }) => externalId));
  const existing = ({ draft }: ImportRow): boolean => {
    if (draft?.kind !== 'items') return false;
    const { key, partNumber, catalog, slug } = draft;
    return partNumber === null || key !== null
      ? paths.has(`${catalogs.find(catalog)}/${slug}`)
      : known.has(partNumber);
  };
  return { taken: new Set(found.map((item) => pathOf(item))), existing };
}

async function applyRow(
  applying: Applying,
  row: ImportRow,
  draft: ItemDraft,
  batch: Batch,
): Promise<void> {
  const { loaded } = batch;
  const { editing } = applying;
  const found = row.recordId === null ? null : (loaded.get(row.recordId) ?? null);
  if (row.recordId !== null && found === null) return fail(row, goneSince);
  // What the item has may differ from the review.
  const plan = planItem({ ...draft, version: null }, found && storedItem(found), editing.now);
  const [problem] = plan.problems;
  if (problem !== undefined) return fail(row, problem.message);
  const change = changeOf(plan, found ? storedItem(found) : newItem());
  if (found !== null) {
    const rejected =
      effectOf(plan) === 'same' ? null : await updateItem(applying, batch.writes, found, plan);
    if (rejected !== null) return fail(row, rejected);
    change.version = found.item.version;
  } else {
    const created = await createItem(applying, draft, { ...batch, plan });
    if ('rejected' in created) return fail(row, created.rejected);
    row.recordId = pathOf(created.item);
    loaded.set(row.recordId, created);
  }
  row.status = 'DONE';
  row.change = { kind: 'items', ...change };
}

function fail(row: ImportRow, reason: string): void {
  row.status = 'FAILED';
  row.reason = reason;
}

async function createItem(
  { tx, editing, catalogs }: Applying,
  draft: ItemDraft,
  { plan, taken, writes }: Batch & { plan: ItemPlan },
): Promise<LoadedItem | { rejected: string }> {
  const catalogId = catalogs.find(draft.catalog);
  if (catalogId === undefined) throw new Error(`The catalog ${draft.catalog} is missing.`);
  const isFree = !taken.has(`${catalogId}/${draft.slug}`) && !reservedIds.has(draft.slug);
  const unsaved = writes.items.filter(({ item }) => item.catalogId === catalogId);
  const itemId = isFree
    ? draft.slug
    : await chooseItemId(
        tx,
        catalogId,
        draft.slug,
        unsaved.map(({ item }) => item.itemId),
      );
  const key = { catalogId, itemId };
  taken.add(pathOf(key));
  const { title = '', description = title } = plan.fields;
  const fields = {
    ...key,
    title,
    description,
    priceCents: 0,
    ...noSale,
    ...noDetails,
    ...noFamily,
    reorderLevel: null,
    onHand: plan.stock,
    ...firstEdit(editing.now),
  };
  const item = tx.create(CatalogItem, fields, { persist: false });
  writeFields(item, plan.fields);
  const rejected = item.kit ? await rejectedKit(tx, item, plan.attributes) : null;
  if (rejected !== null) return { rejected: rejected.reason };
  const { user, now } = editing;
  const subject = subjectOf(items, key);
  writes.counts.push([item, { reason: 'opening', difference: plan.stock, subject, user, now }]);
  const attributes = plan.attributes.map((attribute, at) => ({
    ...attribute,
    position: at + 1,
    version: 1,
  }));
  const values = plan.attributes.map(({ attributeId, value }) => [attributeId, value]);
  writes.edits.push({
    action: 'catalog.create-item',
    subject,
    eventId: items.eventId?.(key),
    before: null,
    after: { ...items.audited(item), attributes: Object.fromEntries(values) },
  });
  const created = { item, attributes };
  writes.items.push(created);
  return created;
}

/** Returns why the item can't be changed, or null. */
async function updateItem(
  { tx, editing }: Applying,
  { edits, counts }: ItemWrites,
  { item, attributes }: LoadedItem,
  { fields, attributes: changed, stock }: ItemPlan,
): Promise<string | null> {
  const after = [
    ...attributes
      .map(plainAttribute)
      .map((one) => changed.find(({ attributeId }) => attributeId === one.attributeId) ?? one),
    ...changed.filter(
      (one) => !attributes.some(({ attributeId }) => attributeId === one.attributeId),
    ),
  ];
  const rejected = changed.length === 0 ? null : await items.beforeAttributes?.(tx, item, after);
  const notKit = fields.kit === true ? await rejectedKit(tx, item, after) : null;
  if (rejected ?? notKit) return (rejected ?? notKit)?.reason ?? null;
  const { user, now } = editing;
  const key = { catalogId: item.catalogId, itemId: item.itemId };
  const subject = subjectOf(items, key);
  const before = items.audited(item);
  writeFields(item, fields);
  item.onHand += stock;
  counts.push([item, { reason: 'edit', difference: stock, subject, user, now }]);
  if (Object.keys(fields).length > 0 || stock !== 0) edited(item, now);
  else attributesEdited(item, now);
  const eventId = items.eventId?.(key);
  edits.push({
    action: 'catalog.update-item',
    subject,
    eventId,
    before,
    after: items.audited(item),
  });
  let position = Math.max(0, ...attributes.map((one) => one.position));
  for (const attribute of changed) {
    const { attributeId } = attribute;
    const present = attributes.find((one) => one.attributeId === attributeId);
    edits.push({
      action: 'catalog.save-attribute',
      subject: attributeSubject(items, { owner: key, attributeId }),
      eventId,
      attributeId,
      before: present ? auditedAttribute(present) : null,
      after: auditedAttribute(attribute),
    });
    if (present) Object.assign(present, attribute, { version: present.version + 1 });
    else {
      position += 1;
      attributes.push(tx.create(ItemAttribute, { item: ref(item), ...attribute, position }));
    }
  }
  return null;
}
