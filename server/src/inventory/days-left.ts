import { SALES_DAYS } from '@spindle/sdk/domain/inventory/days-left';
import { expressionBuilder } from 'kysely';
import { int, literal, nullableInt } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { unheld } from './buyable.ts';

const {
  and,
  case: choose,
  eb,
  not,
  ref,
  selectFrom,
  val,
} = expressionBuilder<Tables & Aliased<{ i: 'catalog_items' }>, 'i'>();

const DAY_MS = 86_400_000;

/** Of `catalog_items i`: units sold lately, by the ledger. */
export const soldLately = (now: Date) =>
  int(
    selectFrom('stock_movements as s')
      // units that are sold leave the shelf
      .select((of) =>
        of(val(0), '-', int(of.fn.coalesce(of.fn.sum('s.on_hand'), val(0)))).as('sold'),
      )
      .whereRef('s.catalog_id', '=', 'i.catalog_id')
      .whereRef('s.item_id', '=', 'i.item_id')
      // stands in the statement, as in the index that has just these
      .where('s.reason', '=', literal('sale'))
      .where('s.at', '>', new Date(now.getTime() - SALES_DAYS * DAY_MS)),
  );

/** Of `catalog_items i`, as `sdk/domain/inventory/days-left.ts` has it. */
export function daysLeft(now: Date) {
  const sold = soldLately(now);
  return nullableInt(
    choose()
      .when(and([not(ref('i.digital')), not(ref('i.subscription')), eb(sold, '>', 0)]))
      .then(eb(eb(int(unheld), '*', literal(SALES_DAYS)), '/', sold))
      .end(),
  );
}

/** Of `catalog_items i`: so few are left that more should be ordered. */
export const toReorder = eb(unheld, '<=', eb.fn.coalesce(ref('i.reorder_level'), literal(-1)));
