const refunded = (restocked: boolean) => `coalesce((select sum(rl.quantity)
    from refund_lines rl join refunds r on r.id = rl.refund_id
   where rl.order_line_id = l.id and r.restocked = ${restocked} and r.state <> 'FAILED'), 0)`;

/**
 * SQL for how many units of a line `l` of an order `o` the shelf no longer has. Refunded before it
 * left, a unit goes back on the shelf or is scrapped, as staff chose.
 */
export const unitsGone = `case when o.order_state = 'CANCELLED' then ${refunded(false)}
     else l.quantity - ${refunded(true)} end`;
