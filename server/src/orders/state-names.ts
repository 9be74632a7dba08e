/**
 * The condition that an order's `state` holds a name: those that are derived count, too. `bound` is
 * the name's placeholder.
 */
export function holdsStateName(name: string, bound: string): string {
  if (name === 'RETURN_REQUESTED') return `(o.order_state = ${bound} or o.open_returns > 0)`;
  if (name === 'REFUNDED') return `(o.order_state = ${bound} or o.refunded_cents > 0)`;
  return `o.order_state = ${bound}`;
}
