import type { SnakeCase } from '@mikro-orm/postgresql';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { SheetColumn } from '@spindle/sdk/domain/bulk/sheet';
import { itemFields as fieldsOfForm } from '@spindle/sdk/domain/editing/record-fields';
import { fieldsThat, namesOf, pickFields } from '@spindle/sdk/domain/fields';
import { parsePrice } from '@spindle/sdk/domain/money/dollars';
import type { FindableItem } from '@spindle/sdk/domain/search/facts';
import type { Tables } from '../database/tables.ts';
import type { CatalogItem } from './catalog-item.entity.ts';

export type ItemForm = BodyOf<'updateCatalogItem'>;

type Column = keyof Tables['catalog_items'];

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** How each part of the shop uses an item's field. */
interface FieldRule<Name extends string> {
  /** Whether the field is loaded with the item for the read cache, staff and the search index. */
  read: boolean;
  /** Whether the item form sets the field. */
  form: boolean;
  /** Whether the audit log records changes to the field. */
  audited: boolean;
  /** Whether search finds items by this field. */
  searched: Name extends keyof FindableItem ? true : false;
  /** The field's column in the bulk-edit sheet. */
  sheet: SheetColumn | null;
}

const no = { read: false, form: false, audited: false, searched: false, sheet: null } as const;
const read = { ...no, read: true } as const;
const edited = { ...read, form: true, audited: true } as const;
const detail = { ...read, audited: true } as const;

/** All columns of an item. Rows, audit entries and forms are derived from this list. */
const fields = {
  catalogId: read,
  itemId: read,
  title: { ...edited, searched: true },
  description: { ...edited, searched: true },
  // Set by uploading a picture.
  image: read,
  imageAlt: edited,
  enabled: { ...edited, sheet: 'enabled' },
  expired: edited,
  locked: edited,
  listingOrderWeight: { ...edited, sheet: 'listingOrderWeight' },
  subscription: edited,
  digital: edited,
  subscriptionLink: edited,
  version: read,
  createdAt: read,
  updatedAt: read,
  deletedAt: no,
  priceCents: { ...edited, sheet: 'price' },
  salePriceCents: { ...read, audited: true, sheet: 'salePrice' },
  saleStarts: { ...read, audited: true, sheet: 'saleStarts' },
  saleEnds: { ...read, audited: true, sheet: 'saleEnds' },
  breakQuantities: { ...read, audited: true, sheet: 'priceBreaks' },
  breakPricesCents: { ...read, audited: true },
  // Forms and sheets send stock as a difference, not as a value.
  onHand: { ...read, audited: true, sheet: 'stockDifference' },
  reserved: no,
  reorderLevel: { ...read, audited: true },
  taxCode: edited,
  externalId: { ...edited, searched: true, sheet: 'externalId' },
  listedText: no,
  couponId: edited,
  kit: detail,
  gtin: { ...detail, searched: true },
  bin: detail,
  costPriceCents: detail,
  supplier: detail,
  expectedAt: detail,
  // Readers get the replacement with its title.
  replacedByCatalogId: { ...no, audited: true },
  replacedByItemId: { ...no, audited: true },
  // Readers get the family with its title.
  familyId: { ...no, audited: true },
  optionKey: no,
  seoTitle: detail,
  seoDescription: detail,
  providerProductId: no,
  providerPriceId: no,
  providerPriceCents: no,
} as const satisfies { [Name in CamelCase<Column>]: FieldRule<Name> };

const formFields = fieldsThat(fields, 'form');

/**
 * Returns the fields that a form replaces. Excludes stock, which can change while the form is open.
 */
export const itemFields = (form: ItemForm): Pick<CatalogItem, keyof typeof formFields> => ({
  ...fieldsOfForm(form),
  priceCents: parsePrice(form.price),
});

const auditedFields = fieldsThat(fields, 'audited');

/** Returns the fields of an item that staff can edit. */
export const auditedItem = (item: CatalogItem) => pickFields(item, auditedFields);

const readFields = fieldsThat(fields, 'read');

/** Columns that are loaded with an item. */
export type ReadColumn = SnakeCase<keyof typeof readFields>;

/** Returns those columns with the alias of `catalog_items i`. */
export function readColumns(): `i.${ReadColumn}`[];
export function readColumns(): string[] {
  const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (at) => `_${at.toLowerCase()}`);
  return namesOf(readFields).map((name) => `i.${inSnakeCase(name)}`);
}
