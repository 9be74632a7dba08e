import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { discountCheck, soldLineColumns } from '../payments/sold-fields.ts';
import { returnReasons } from '@spindle/sdk/domain/orders/return-reasons';
import { Order } from './order.entity.ts';

const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  tableName: 'order_lines',
  properties: {
    id: id(),
    order: () => p.manyToOne(Order).ref().index().deleteRule('cascade'),
    position: p.integer(),
    ...soldLineColumns(),
    /** Price that the provider charged for all units, including tax. */
    grossCents: cents(),
    taxCents: cents(),
    /** Number of units in returns that were not denied. */
    returnedQuantity: p.integer().default(0),
    /** On a return: the reason for sending the units back. Null if none was given. */
    returnReason: p
      .enum([...returnReasons])
      .strictNullable()
      .default(null),
  },
  checks: [
    { name: 'order_lines_quantity_positive', expression: 'quantity > 0' },
    discountCheck('order_lines'),
    {
      name: 'order_lines_return_no_more_than_bought',
      expression: 'returned_quantity >= 0 and returned_quantity <= quantity',
    },
  ],
});

/** An item as sold. Later changes to the catalog do not affect it. */
export class OrderLine extends OrderLineSchema.class {}
OrderLineSchema.setClass(OrderLine);

declare module '../database/tables.ts' {
  interface Tables {
    order_lines: TableOf<typeof OrderLineSchema>;
  }
}
