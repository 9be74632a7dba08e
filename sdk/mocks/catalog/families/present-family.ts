import {
  presentFamily,
  presentListedFamily,
  type VisibleMember,
} from '../../../domain/catalog/item-family.ts';
import { priceBreaksIn } from '../../../domain/catalog/item-details.ts';
import { priceNow } from '../../../domain/catalog/sale.ts';
import type { components } from '../../../src/schema.d.ts';
import type { AnyMockCall } from '../../core/call.ts';
import { listRecords } from '../../editing/record-kind.ts';
import type { ShopState } from '../../state.ts';
import { availableOf } from '../available-of.ts';
import { sellableUnits } from '../kits.ts';
import { keyTextOf } from '../find-record.ts';

type Item = ShopState['items'][number];
type ReadCall = Pick<AnyMockCall, 'state' | 'plays' | 'now'>;
type Sheet = readonly components['schemas']['SpecName'][];

/** Returns a family's members in the catalog's order, including hidden ones. */
export const membersOf = (state: ShopState, familyId: string): Item[] =>
  listRecords(state, { records: ({ items }) => items, pathOf: keyTextOf }).filter(
    (item) => item.familyId === familyId,
  );

const presentMembers = (
  { state, plays, now }: ReadCall,
  familyId: string,
  { hidden }: { hidden: boolean },
): VisibleMember[] =>
  membersOf(state, familyId)
    .filter(({ enabled }) => enabled || hidden)
    .map((item) => ({
      catalogItemId: item.catalogItemId,
      price: priceNow({ ...item, priceBreaks: priceBreaksIn(item.details) }, now).price,
      available:
        availableOf({ plays }, { ...item, inventory: sellableUnits(state, item) }) > 0 &&
        !item.locked &&
        !item.expired,
      attributes: item.attributes,
    }));

const familyOf = ({ families }: ShopState, id: string | null | undefined) =>
  families.find(({ familyId }) => familyId === id);

/** Returns a family as lists show it. With `least` members, staff also see the hidden ones. */
export function listedFamily(
  reading: ReadCall,
  id: string | null | undefined,
  context: { sheet: Sheet; least?: number },
) {
  const family = familyOf(reading.state, id);
  if (family === undefined) return undefined;
  const members = presentMembers(reading, family.familyId, { hidden: context.least === 1 });
  return presentListedFamily(family, members, context);
}

/** Returns an item's family with what each option selects. */
export function familyWithValues(
  reading: ReadCall,
  { familyId: id, catalogItemId: current }: Item,
  context: { sheet: Sheet; least?: number },
) {
  const family = familyOf(reading.state, id);
  if (family === undefined) return undefined;
  const members = presentMembers(reading, family.familyId, { hidden: context.least === 1 });
  return presentFamily(family, members, { ...context, current });
}
