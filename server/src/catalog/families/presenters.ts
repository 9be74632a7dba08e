import {
  presentFamily as presentWithValues,
  presentListedFamily,
  type VisibleMember,
} from '@spindle/sdk/domain/catalog/item-family';
import { nextPriceChange, priceNow } from '@spindle/sdk/domain/catalog/sale';
import type { components } from '@spindle/sdk/schema';
import type { ItemRow, SingleItemRow } from '../catalog-rows.ts';
import { pricesOf, saleOf, type AnyPriceRow } from '../prices-of.ts';
import type { FamilyRow, ListedFamilyRow, MemberRow } from './family-rows.ts';

type Sheet = readonly components['schemas']['SpecName'][];
type MembershipRow = Pick<SingleItemRow, 'item_id' | 'family'>;
type ListedRow = Pick<ItemRow, 'family'>;

/** Presents an item's family in lists: `{}` if customers see no other member. */
export function listedFamily({ family }: ListedRow, now: Date, sheet: Sheet) {
  const presented = family && presentListedFamily(family, visiblePrices(family, now), { sheet });
  return { ...(presented && { family: presented }) };
}

/** Presents the family of an item with what each option selects, or `{}`. */
export function familyWithValues({ family, item_id }: MembershipRow, now: Date, sheet: Sheet) {
  const context = { current: item_id, sheet };
  const presented = family && presentWithValues(family, visibleMembers(family, now), context);
  return { ...(presented && { family: presented }) };
}

/** Presents an item's family in staff lists, counting hidden members, or `{}`. */
export function listedFamilyForStaff({ family }: ListedRow, now: Date) {
  const context = { sheet: [], least: 1 };
  const presented = family && presentListedFamily(family, pricesIn(family.members, now), context);
  return { ...(presented && { family: presented }) };
}

/** Presents an item's family to staff with what each option selects, or `{}`. */
export function familyForStaff({ family, item_id }: MembershipRow, now: Date, sheet: Sheet) {
  const context = { current: item_id, sheet, least: 1 };
  const presented = family && presentWithValues(family, allMembers(family, now), context);
  return { ...(presented && { family: presented }) };
}

const visiblePrices = ({ members }: ListedFamilyRow, now: Date) =>
  pricesIn(
    members.filter(({ enabled }) => enabled),
    now,
  );

const pricesIn = (members: ListedFamilyRow['members'], now: Date) =>
  members.map((row) => ({ price: currentPrice(row, now) }));

const visibleMembers = ({ members }: FamilyRow, now: Date): VisibleMember[] =>
  members.filter(({ enabled }) => enabled).map((row) => presentMember(row, now));

const allMembers = ({ members }: FamilyRow, now: Date): VisibleMember[] =>
  members.map((row) => presentMember(row, now));

const presentMember = (row: MemberRow, now: Date): VisibleMember => ({
  catalogItemId: row.item_id,
  price: currentPrice(row, now),
  available: row.available > 0 && !row.locked && !row.expired,
  attributes: row.specs,
});

export const currentPrice = (row: AnyPriceRow, now: Date): number =>
  priceNow(pricesOf(row), now).price;

/** Returns when the price of an item or of its family next changes, or null if never. */
export function nextChangeOf(
  row: Pick<ItemRow, 'family'> & Parameters<typeof saleOf>[0],
  now: Date,
) {
  const times = [row, ...(row.family?.members ?? [])].flatMap(
    (one) => nextPriceChange(saleOf(one), now) ?? [],
  );
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
