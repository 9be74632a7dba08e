const refunded = (restocked: boolean) => `coalesce((select sum(rl.quantity)
    from refund_lines rl join refunds r on r.id = rl.refund_id
   where rl.order_line_id = l.id and r.restocked = ${restocked} and r.state <> 'FAILED'), 0)`;

/**
 * SQL for the number of units of a line `l` of an order `o` that have left the stock. A unit
 * refunded before it shipped is restocked or discarded, as staff chose.
 */
export const unitsGone = `case when o.order_state = 'CANCELLED' then ${refunded(false)}
     else l.quantity - ${refunded(true)} end`;

const refundedParts = (restocked: boolean) => `coalesce((select sum(rp.quantity)
    from refund_lines rl join refunds r on r.id = rl.refund_id
   cross join lateral jsonb_to_recordset(rl.parts) as rp ("catalogItemId" text, quantity int)
   where rl.order_line_id = l.id and r.restocked = ${restocked} and r.state <> 'FAILED'
     and rp."catalogItemId" = part."catalogItemId"), 0)`;

/** SQL for the same number of units of part `part` of the kit on such a line. */
export const partsGone = `case when o.order_state = 'CANCELLED' then ${refundedParts(false)}
     else l.quantity * part.quantity - ${refundedParts(true)} end`;

/** SQL that joins the parts `part` of the kits on lines `l`. */
export const joinParts = `cross join lateral jsonb_to_recordset(l.parts)
    as part ("catalogItemId" text, quantity int)`;
