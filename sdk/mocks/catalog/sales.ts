import { unfitInput } from '../../contract/failure.ts';
import type { BodyOf } from '../../contract/operation-types.ts';
import {
  noSaleToEnd,
  refuseSale,
  saleEnded,
  unfitSale,
  type FieldRefusal,
} from '../../domain/catalog/refuse-sale.ts';
import { noSale } from '../../domain/catalog/sale.ts';
import { fromDollars, parsePrice, toDollars } from '../../domain/money/dollars.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { changeRecord, findVersion } from '../editing/edit-record.ts';
import type { ShopState } from '../state.ts';
import type { ItemKey } from './find-record.ts';
import { items } from './items.ts';

type Item = ShopState['items'][number];

/** @throws 400 naming what can't be, 409 with the present item where another version was edited */
export function saveSale(
  call: StaffCall,
  key: ItemKey,
  { version, ...form }: BodyOf<'saveItemSale'>,
): { item: Item; refusal: FieldRefusal | null } {
  const salePrice = parsePrice(form.salePrice);
  const [saleStarts, saleEnds] = [new Date(form.saleStarts), new Date(form.saleEnds)];
  const unfit = unfitSale({ salePrice, saleStarts, saleEnds }, call.now);
  if (unfit !== null) throw unfitInput(unfit);
  const item = findVersion(call, items, { key, version });
  const { subscription } = item;
  const refusal = refuseSale({ price: fromDollars(item.price), subscription }, { salePrice });
  if (refusal !== null) return { item, refusal };
  const sale = {
    salePrice: toDollars(salePrice),
    saleStarts: saleStarts.toISOString(),
    saleEnds: saleEnds.toISOString(),
  };
  const write = () => Object.assign(item, sale);
  return { item: changeRecord(call, items, { record: item, verb: 'save-sale', write }), refusal };
}

export function endSale(
  call: StaffCall,
  key: ItemKey,
  version?: number,
): { item: Item; reason: string } {
  const item = findVersion(call, items, { key, version });
  if (item.salePrice === null) return { item, reason: noSaleToEnd };
  const write = () => Object.assign(item, noSale);
  changeRecord(call, items, { record: item, verb: 'end-sale', write });
  return { item, reason: saleEnded };
}
