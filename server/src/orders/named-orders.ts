import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { BackOfficeSearch } from '@spindle/sdk/domain/backoffice/read-search';
import { condition, lower } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';

const { eb, or, ref } = expressionBuilder<Aliased<{ o: 'orders' }>, 'o'>();

/** Matches orders `o` whose id or tracking number begins with the search text. */
export function named({ idStart, tracking }: BackOfficeSearch): Expression<SqlBool> {
  const ways: Expression<SqlBool>[] = [];
  if (idStart !== null) {
    ways.push(eb.between('o.id', idStart.padEnd(32, '0'), idStart.padEnd(32, 'f')));
  }
  if (tracking !== null) {
    // Must match the expression in the index `orders_by_tracking_number`.
    const begins = `${tracking.toLowerCase()}%`;
    ways.push(condition`${lower(ref('o.tracking_number'))} like ${begins}`);
  }
  return or(ways);
}
