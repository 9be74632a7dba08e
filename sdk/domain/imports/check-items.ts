import { padGtin } from '../catalog/gtin.ts';
import { combineMembers, MAX_MEMBERS } from '../catalog/families.ts';
import { attributeName } from '../editing/edit-attribute.ts';
import { attributeValue } from '../editing/attribute-value.ts';
import { isWebUrl } from '../editing/web-address.ts';
import { MAX_PICTURES } from './imports.ts';
import type { DraftAttribute, ItemDraft, ReadItems } from './item-draft.ts';
import { otherCatalog, tooLarge } from './plan-family.ts';
import { tooLong } from './row-reader.ts';

const MAX_URL = 2048;
const MAX_NAME = 64;

/** Validates and cleans what was read, as far as that needs no stored items. */
export function checkItems(read: ReadItems, cleanMarkup: (markup: string) => string): void {
  for (const draft of read.drafts) {
    draft.attributes = checkedAttributes(read, draft, cleanMarkup);
    draft.pictures = checkedPictures(read, draft);
  }
  findDuplicates(read);
  checkFamilies(read);
}

function checkedAttributes(
  { problems }: ReadItems,
  { row, attributes, columns }: ItemDraft,
  cleanMarkup: (markup: string) => string,
): DraftAttribute[] {
  const names = new Set<string>();
  const found: DraftAttribute[] = [];
  for (const { attributeId: typed, type, value: text, description } of attributes) {
    if (text === '') continue;
    const named = attributeName(typed.slice(0, MAX_NAME), type);
    const stored = attributeValue(type, text, cleanMarkup);
    if ('invalid' in named || 'invalid' in stored) {
      // Markup of which nothing remains isn't shown anyway.
      if (type === 'HTML') continue;
      const invalid =
        'invalid' in named ? named.invalid : 'invalid' in stored ? stored.invalid : null;
      const message = `${invalid?.subject} of “${typed}” ${invalid?.message}`;
      problems.push({ row, column: columns['options'] ?? typed, message });
    } else if (!names.has(named.name)) {
      names.add(named.name);
      found.push({ attributeId: named.name, type, value: stored.value, description });
    }
  }
  return found;
}

function checkedPictures({ problems }: ReadItems, { row, pictures, columns }: ItemDraft) {
  const seen = new Set<string>();
  return pictures
    .filter(({ url }) => !seen.has(url) && seen.add(url))
    .filter(({ url }) => {
      if (url.length <= MAX_URL && isWebUrl(url)) return true;
      const column = columns['pictures'] ?? null;
      const message = url.length > MAX_URL ? tooLong(MAX_URL) : 'Enter http or https addresses.';
      problems.push({ row, column, message });
      return false;
    })
    .slice(0, MAX_PICTURES);
}

export const alsoIn = (name: string, row: number) => `${name} is also in row ${row}.`;

/** Two rows can't be about the same item. */
function findDuplicates({ drafts, problems }: ReadItems): void {
  const rows = new Map<string, number>();
  for (const draft of drafts) {
    const { row, key, partNumber, slug, columns, catalog } = draft;
    const name = key
      ? `${key.catalogId}/${key.catalogItemId}`
      : (partNumber ?? `${catalog}/${slug}`);
    const before = rows.get(name.toLowerCase());
    const column = partNumber === null || key ? null : (columns['partNumber'] ?? null);
    if (before === undefined) rows.set(name.toLowerCase(), row);
    else problems.push({ row, column, message: alsoIn(name, before) });
    const gtin = draft.fields.gtin ? `gtin ${padGtin(draft.fields.gtin)}` : null;
    const other = gtin === null ? undefined : rows.get(gtin);
    if (gtin !== null && other === undefined) rows.set(gtin, row);
    if (other !== undefined) {
      const message = alsoIn(draft.fields.gtin ?? '', other);
      problems.push({ row, column: columns['gtin'] ?? null, message });
    }
  }
}

function checkFamilies({ drafts, problems }: ReadItems): void {
  const families = Map.groupBy(
    drafts.filter(({ family }) => family !== null),
    ({ family }) => family?.handle,
  );
  for (const members of families.values()) {
    const [first] = members;
    if (!first?.family) continue;
    const column = first.columns['options'] ?? null;
    const combined = combineMembers(
      { familyId: '', options: first.family.options },
      members.map(({ fields, attributes }) => ({
        title: fields.title ?? '',
        familyId: null,
        attributes,
      })),
    );
    const stranger = members.find(({ catalog }) => catalog !== first.catalog);
    if (stranger !== undefined) {
      problems.push({ row: stranger.row, column, message: otherCatalog });
    } else if (members.length > MAX_MEMBERS) {
      problems.push({ row: first.row, column, message: tooLarge });
    } else if (!('combinations' in combined)) {
      problems.push({ row: first.row, column, message: combined.reason });
    }
  }
}
