import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { condition } from '../database/expressions.ts';
import type { Aliased } from '../database/tables.ts';

const { eb, or, ref } = expressionBuilder<Aliased<{ o: 'orders' }>, 'o'>();

/** Matches orders `o` by the name of their `state`, including derived states. */
export function hasStateName(name: string): Expression<SqlBool> {
  const isState = condition`${ref('o.order_state')} = ${name}`;
  if (name === 'RETURN_REQUESTED') return or([isState, eb('o.open_returns', '>', 0)]);
  if (name === 'REFUNDED') return or([isState, eb('o.refunded_cents', '>', 0)]);
  return isState;
}
