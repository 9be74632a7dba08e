import { defineEntity, p } from '@mikro-orm/core';
import type { PartUnits } from '@spindle/sdk/domain/orders/part-units';
import { id } from '../../database/base.ts';
import { cents } from '../../database/money.ts';
import type { TableOf } from '../../database/tables.ts';
import { OrderLine } from '../order-line.entity.ts';
import { Refund } from './refund.entity.ts';

const RefundLineSchema = defineEntity({
  name: 'RefundLine',
  tableName: 'refund_lines',
  properties: {
    id: id(),
    refund: () => p.manyToOne(Refund).ref().deleteRule('cascade'),
    /** The purchased line, even if the refund is for a return. */
    orderLine: () => p.manyToOne(OrderLine).ref().index().deleteRule('restrict'),
    /** Number of units refunded. Zero if only part of the price, or single parts, are refunded. */
    quantity: p.integer().default(0),
    /**
     * The refunded parts of a kit, also those in whole kits. Null for other items, if no units are
     * refunded, and if the previous release refunded whole kits.
     */
    parts: p.json<PartUnits[]>().strictNullable().default(null),
    /** Including tax. */
    amountCents: cents(),
    taxCents: cents(),
  },
  uniques: [{ name: 'refund_lines_once_per_line', properties: ['refund', 'orderLine'] }],
  checks: [
    {
      name: 'refund_lines_in_range',
      expression: 'quantity >= 0 and tax_cents >= 0 and tax_cents <= amount_cents',
    },
    {
      name: 'refund_lines_parts_counted',
      expression: `parts is null or jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) > 0 and not jsonb_path_exists(parts, '$[*] ? (!(@.quantity >= 1))')`,
    },
  ],
  triggers: [
    {
      // a part is refunded no more often than it was sold with its kits
      name: 'refund_lines_parts_were_sold',
      timing: 'before',
      events: ['insert'],
      forEach: 'row',
      body: `if exists (select from jsonb_to_recordset(new.parts) as part ("catalogId" text, "catalogItemId" text, quantity bigint) where part.quantity > coalesce((select s.quantity * l.quantity from order_lines l cross join lateral jsonb_to_recordset(l.parts) as s ("catalogId" text, "catalogItemId" text, quantity bigint) where l.id = new.order_line_id and s."catalogId" = part."catalogId" and s."catalogItemId" = part."catalogItemId"), 0) - coalesce((select sum(o.quantity) from refund_lines rl join refunds r on r.id = rl.refund_id and r.state <> 'FAILED' cross join lateral jsonb_to_recordset(rl.parts) as o ("catalogId" text, "catalogItemId" text, quantity bigint) where rl.order_line_id = new.order_line_id and o."catalogId" = part."catalogId" and o."catalogItemId" = part."catalogItemId"), 0)) then raise exception 'more units of a part are refunded than were sold' using errcode = 'check_violation', constraint = 'refund_lines_parts_were_sold'; end if; return new`,
    },
  ],
});

/** The part of a refund that belongs to one order line. */
export class RefundLine extends RefundLineSchema.class {}
RefundLineSchema.setClass(RefundLine);

declare module '../../database/tables.ts' {
  interface Tables {
    refund_lines: TableOf<typeof RefundLineSchema>;
  }
}
