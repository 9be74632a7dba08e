import { expressionBuilder, sql } from 'kysely';
import { derivedId, jsonRows, literal, text } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';

const { ref, selectFrom } = expressionBuilder<Aliased<{ l: 'order_lines' }>, 'l'>();

const soldParts = jsonRows(
  ref('l.parts'),
  { catalogId: 'text', catalogItemId: 'text', quantity: 'int', digital: 'boolean' },
  'p',
);

/**
 * Selects the digital parts of the kit on order line `l`: the units in one kit, and the id by which
 * the part of this line is the source of an entitlement.
 */
export const digitalParts = selectFrom(soldParts)
  .select(['p.catalogId', 'p.catalogItemId', 'p.quantity'])
  .select(
    derivedId(text(sql`l.id || '/' || p."catalogId" || '/' || p."catalogItemId"`)).as('sourceId'),
  )
  .where('p.digital', '=', literal<boolean>(true))
  .as('part');
