import { SALES_DAYS } from '@spindle/sdk/domain/inventory/days-left';
import { expressionBuilder } from 'kysely';
import { int, literal, nullableInt } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { unreserved } from './buyable.ts';
import { sellable } from './kits.ts';

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

/** Counts the units of item `i` sold recently, from the ledger. */
export const recentSales = (now: Date) =>
  int(
    selectFrom('stock_movements as s')
      // sold units have a negative `on_hand`
      .select((of) =>
        of(val(0), '-', int(of.fn.coalesce(of.fn.sum('s.on_hand'), val(0)))).as('sold'),
      )
      .whereRef('s.catalog_id', '=', 'i.catalog_id')
      .whereRef('s.item_id', '=', 'i.item_id')
      // a literal instead of a parameter, so the planner uses the partial index
      .where('s.reason', '=', literal('sale'))
      .where('s.at', '>', new Date(now.getTime() - SALES_DAYS * DAY_MS)),
  );

/**
 * Estimates how many days the stock of item `i` will last, by the same rule as
 * `sdk/domain/inventory/days-left.ts`.
 */
export function daysLeft(now: Date) {
  const sold = recentSales(now);
  return nullableInt(
    choose()
      .when(
        and([
          not(ref('i.digital')),
          not(ref('i.subscription')),
          not(ref('i.kit')),
          eb(sold, '>', 0),
        ]),
      )
      .then(eb(eb(int(unreserved), '*', literal(SALES_DAYS)), '/', sold))
      .end(),
  );
}

/** True if the stock of item `i` is at or below its reorder level. */
export const toReorder = eb(sellable(), '<=', eb.fn.coalesce(ref('i.reorder_level'), literal(-1)));
