const refunded = (restocked: boolean) => `coalesce((select sum(rl.quantity)
    from refund_lines rl join refunds r on r.id = rl.refund_id
   where rl.order_line_id = l.id and r.restocked = ${restocked} and r.state <> 'FAILED'), 0)`;

/**
 * SQL for the number of units of a line `l` of an order `o` that have left the stock. A unit
 * refunded before it shipped is restocked or discarded, as staff chose.
 */
export const unitsGone = `case when o.order_state = 'CANCELLED' then ${refunded(false)}
     else l.quantity - ${refunded(true)} end`;
