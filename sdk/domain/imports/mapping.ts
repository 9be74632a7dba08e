import type { components } from '../../src/schema.d.ts';
import type { InvalidField } from '../invalid-field.ts';
import type { ImportKind } from './imports.ts';

type Schemas = components['schemas'];

export type ImportMapping = Schemas['ImportMapping'];
export type ImportField = ImportMapping[number]['field'];

/** Fields that columns of an unknown table can contain, with the names that other shops use. */
const fields: Record<ImportKind, Partial<Record<ImportField, readonly string[]>>> = {
  items: {
    partNumber: ['sku', 'part number', 'part no', 'item number', 'mpn', 'externalid', 'article'],
    slug: ['slug', 'handle', 'url key'],
    catalog: ['catalog', 'category', 'categories', 'type', 'collection'],
    title: ['title', 'name', 'product', 'product name', 'item'],
    description: ['description', 'body', 'details'],
    price: ['price', 'regular price', 'unit price', 'retail price'],
    salePrice: ['sale price', 'special price'],
    stock: ['stock', 'quantity', 'qty', 'inventory', 'on hand'],
    weight: ['weight'],
    weightGrams: ['weight (g)', 'grams'],
    weightKilograms: ['weight (kg)'],
    weightPounds: ['weight (lb)', 'weight (lbs)'],
    gtin: ['gtin', 'barcode', 'upc', 'ean'],
    bin: ['bin', 'shelf', 'location'],
    costPrice: ['cost', 'cost price', 'cost per item'],
    supplier: ['supplier', 'vendor', 'brand', 'manufacturer'],
    enabled: ['enabled', 'published', 'active', 'visible'],
    pictures: ['image', 'images', 'picture', 'pictures', 'image url', 'photo'],
    family: ['family', 'parent', 'product group'],
    option: [],
    spec: [],
  },
  customers: {
    email: ['email', 'e-mail', 'email address', 'user_email', 'billing_email', 'customer email'],
    firstName: ['first name', 'firstname', 'first_name', 'billing_first_name', 'given name'],
    lastName: ['last name', 'lastname', 'last_name', 'billing_last_name', 'surname'],
    name: ['name', 'full name', 'display_name', 'customer name', 'customer'],
    tags: ['tags', 'tag', 'groups'],
  },
  redirects: {
    from: ['from', 'redirect from', 'old', 'old url', 'source', 'source url'],
    to: ['to', 'redirect to', 'new', 'new url', 'target', 'target url'],
  },
};

/** Returns whether a text names a field of some kind of file. */
export const isImportField = (name: string): name is ImportField =>
  Object.values(fields).some((known) => name in known);

/** Fields that several columns may contain. */
const repeatable: ReadonlySet<ImportField> = new Set(['option', 'spec']);

export const fieldsFor = (kind: ImportKind): string[] => Object.keys(fields[kind]);

/** Proposes a mapping by the columns' names. */
export function proposeMapping(kind: ImportKind, columns: readonly string[]): ImportMapping {
  const left = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const found: ImportMapping = [];
  for (const field of namesIn(fields[kind])) {
    const name = fields[kind][field]?.find((one) => left.has(one));
    if (name === undefined) continue;
    found.push({ column: left.get(name) ?? name, field });
    left.delete(name);
  }
  return found;
}

function namesIn(map: Partial<Record<ImportField, unknown>>): ImportField[];
function namesIn(map: object): string[] {
  return Object.keys(map);
}

/** Fields without which no row can be read. */
const required: Record<ImportKind, readonly (readonly ImportField[])[]> = {
  items: [['partNumber', 'slug', 'title', 'family']],
  customers: [['email']],
  redirects: [['from'], ['to']],
};

/** Returns the field at fault if a file can't be read with this mapping, or null. */
export function invalidMapping(
  kind: ImportKind,
  mapping: ImportMapping,
  columns: readonly string[],
): InvalidField | null {
  const seen = new Set<string>();
  for (const [at, { column, field }] of mapping.entries()) {
    const path = `mapping.${at}`;
    const subject = `“${column}”`;
    if (!columns.includes(column))
      return { path, subject, message: 'must be a column of the file.' };
    if (!(field in fields[kind])) {
      const message = `can be one of these: ${fieldsFor(kind).join(', ')}.`;
      return { path, subject, message };
    }
    const isAgain = seen.has(`column ${column}`) || (seen.has(field) && !repeatable.has(field));
    if (isAgain) return { path, subject, message: 'is mapped twice.' };
    seen.add(`column ${column}`).add(field);
  }
  const missing = required[kind].find((choice) => !choice.some((field) => seen.has(field)));
  if (missing === undefined) return null;
  return { path: 'mapping', subject: 'The mapping', message: `needs ${missing.join(' or ')}.` };
}
