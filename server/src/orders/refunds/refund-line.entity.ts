import { defineEntity, p } from '@mikro-orm/core';
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
    /** Number of units refunded. Zero if only part of their price is refunded. */
    quantity: p.integer().default(0),
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
