import type { EntityManager } from '@mikro-orm/postgresql';
import { padGtin } from '@spindle/sdk/domain/catalog/gtin';
import { gtinInUse } from '@spindle/sdk/domain/catalog/item-details';
import type { ImportEffect, ImportProblem } from '@spindle/sdk/domain/imports/imports';
import type { ItemDraft } from '@spindle/sdk/domain/imports/item-draft';
import { effectOf, nameOf, planItem, severalItems } from '@spindle/sdk/domain/imports/plan-item';
import { isFamilyOf } from '@spindle/sdk/domain/imports/plan-family';
import { ItemFamily } from '../catalog/families/item-family.entity.ts';
import { CatalogItem } from '../catalog/catalog-item.entity.ts';
import { validateTaxCode, type ItemEditing } from '../catalog/validate-tax-code.ts';
import type { KnownCatalogs } from './known-catalogs.ts';
import { loadItems, pathOf, storedItem, type LoadedItem } from './stored-items.ts';

export interface PlannedRow {
  draft: ItemDraft;
  name: string;
  effect: ImportEffect;
  changes: string[];
  recordId: string | null;
  /** Whether the item has no picture yet. */
  takesPictures: boolean;
}

interface Planning extends Pick<ItemEditing, 'services' | 'now'> {
  em: EntityManager;
  catalogs: KnownCatalogs;
  problems: ImportProblem[];
}

/** Plans some rows of items by what the shop has. */
export async function planItems(
  planning: Planning,
  drafts: readonly ItemDraft[],
): Promise<PlannedRow[]> {
  const { em, problems, now } = planning;
  const found = await findItems(planning, drafts);
  const owners = await loadGtins(em, drafts);
  const ids = new Set([...found.values()].flatMap(({ item }) => item.familyId ?? []));
  const families = ids.size === 0 ? [] : await em.find(ItemFamily, { id: { $in: [...ids] } });
  const rows: PlannedRow[] = [];
  for (const draft of drafts) {
    const loaded = found.get(draft) ?? null;
    const plan = planItem(draft, loaded && storedItem(loaded), now);
    problems.push(...plan.problems);
    const column = (field: string) => draft.columns[field] ?? null;
    const recordId = loaded && pathOf(loaded.item);
    const { gtin, taxCode } = plan.fields;
    const owner = gtin ? owners.get(padGtin(gtin)) : undefined;
    if (owner !== undefined && owner !== recordId) {
      problems.push({ row: draft.row, column: column('gtin'), message: gtinInUse.reason });
    }
    const badCode = taxCode ? await validateTaxCode(planning, taxCode) : null;
    if (badCode) problems.push({ row: draft.row, column: 'taxCode', message: badCode.reason });
    const family = families.find(({ id }) => id === loaded?.item.familyId);
    const regroups = loaded !== null && draft.family !== null && !isFamilyOf(draft.family, family);
    const effect = effectOf(plan);
    rows.push({
      draft,
      name: nameOf(draft),
      effect: effect === 'same' && regroups ? 'update' : effect,
      changes: [
        ...(regroups ? ['family'] : []),
        ...Object.keys(plan.fields),
        ...plan.attributes.map(({ attributeId }) => attributeId),
        ...(plan.stock === 0 ? [] : ['inventory']),
      ],
      recordId,
      takesPictures: loaded === null || loaded.item.image === null,
    });
  }
  return rows;
}

/** Finds the item of each row: by id, else by part number, else by slug in its catalog. */
async function findItems(
  { em, catalogs, problems }: Planning,
  drafts: readonly ItemDraft[],
): Promise<Map<ItemDraft, LoadedItem>> {
  const others = drafts.filter(({ key }) => key === null);
  const numbers = others.flatMap(({ partNumber }) => partNumber ?? []);
  const slugs = [...Map.groupBy(drafts, ({ catalog }) => catalogs.find(catalog))].flatMap(
    ([catalogId, members]) =>
      catalogId === undefined
        ? []
        : [
            { catalogId, itemId: { $in: members.map(({ slug }) => slug) } },
            { catalogId, title: { $in: members.flatMap(({ fields }) => fields.title ?? []) } },
          ],
  );
  const loaded = await loadItems(em, [
    ...(numbers.length > 0 ? [{ externalId: { $in: numbers } }] : []),
    ...slugs,
  ]);
  const byNumber = Map.groupBy(loaded.values(), ({ item }) => item.externalId);
  const found = new Map<ItemDraft, LoadedItem>();
  for (const draft of drafts) {
    const { key, partNumber, slug, catalog } = draft;
    const named = partNumber === null || key ? [] : (byNumber.get(partNumber) ?? []);
    const [first, second] = named;
    if (partNumber !== null && second !== undefined) {
      const column = draft.columns['partNumber'] ?? null;
      problems.push({ row: draft.row, column, message: severalItems(partNumber) });
    }
    const atSlug =
      loaded.get(`${catalogs.find(catalog)}/${slug}`) ?? findRenamed(loaded, draft, catalogs);
    const isSame = partNumber === null || key !== null || atSlug?.item.externalId === null;
    const one = first ?? (isSame ? atSlug : undefined);
    if (one) found.set(draft, one);
  }
  return found;
}

/** Finds an item that got another id than its title's, because a deleted one had that id. */
function findRenamed(
  loaded: ReadonlyMap<string, LoadedItem>,
  { fields, slug, catalog }: ItemDraft,
  catalogs: KnownCatalogs,
): LoadedItem | undefined {
  const catalogId = catalogs.find(catalog);
  return loaded
    .values()
    .find(
      ({ item }) =>
        item.catalogId === catalogId &&
        item.title === fields.title &&
        item.itemId.startsWith(`${slug}-`) &&
        /^-\d+$/.test(item.itemId.slice(slug.length)),
    );
}

/** Loads the items with these GTINs, by padded GTIN. */
async function loadGtins(em: EntityManager, drafts: readonly ItemDraft[]) {
  const gtins = drafts.flatMap(({ fields }) => (fields.gtin ? spellingsOf(fields.gtin) : []));
  if (gtins.length === 0) return new Map<string, string>();
  const owners = await em.find(
    CatalogItem,
    { gtin: { $in: gtins }, deletedAt: null },
    { fields: ['catalogId', 'itemId', 'gtin'] },
  );
  return new Map(owners.map((item) => [padGtin(item.gtin ?? ''), pathOf(item)]));
}

/** Returns a GTIN in all lengths, because leading zeros don't make another number. */
function spellingsOf(gtin: string): string[] {
  const padded = padGtin(gtin);
  return [8, 12, 13, 14]
    .map((length) => padded.slice(-length))
    .filter((spelling) => padGtin(spelling) === padded);
}
