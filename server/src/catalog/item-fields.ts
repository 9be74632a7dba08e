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

/** What becomes of a field of an item. */
interface Decided<Name extends string> {
  /** Whether it is read with the item: for the shop window, staff and the search index. */
  read: boolean;
  /** Whether staff give it in the item's form. */
  form: boolean;
  /** Whether the audit tells of its changes. */
  audited: boolean;
  /** Whether search finds items by it. */
  searched: Name extends keyof FindableItem ? true : false;
  /** Its column in the sheet of items. */
  sheet: SheetColumn | null;
}

const no = { read: false, form: false, audited: false, searched: false, sheet: null } as const;
const read = { ...no, read: true } as const;
const edited = { ...read, form: true, audited: true } as const;

/** All columns of an item, from which its rows, its audit and its form follow. */
const fields = {
  catalogId: read,
  itemId: read,
  title: { ...edited, searched: true },
  description: { ...edited, searched: true },
  // pictures come by upload
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
  // a form and a sheet give differences of it
  onHand: { ...read, audited: true, sheet: 'stockDifference' },
  reserved: no,
  reorderLevel: { ...read, audited: true },
  taxCode: edited,
  externalId: { ...edited, searched: true, sheet: 'externalId' },
  listedText: no,
  couponId: edited,
  providerProductId: no,
  providerPriceId: no,
  providerPriceCents: no,
} as const satisfies { [Name in CamelCase<Column>]: Decided<Name> };

const formFields = fieldsThat(fields, 'form');

/** The fields of a form; the stock, which moves while the form is open, is not replaced. */
export const itemFields = (form: ItemForm): Pick<CatalogItem, keyof typeof formFields> => ({
  ...fieldsOfForm(form),
  priceCents: parsePrice(form.price),
});

const auditedFields = fieldsThat(fields, 'audited');

/** What of an item staff can edit. */
export const auditedItem = (item: CatalogItem) => pickFields(item, auditedFields);

const readFields = fieldsThat(fields, 'read');

/** Its columns that are read. */
export type ReadColumn = SnakeCase<keyof typeof readFields>;

/** The same, of `catalog_items i`. */
export function readColumns(): `i.${ReadColumn}`[];
export function readColumns(): string[] {
  const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (at) => `_${at.toLowerCase()}`);
  return namesOf(readFields).map((name) => `i.${inSnakeCase(name)}`);
}
