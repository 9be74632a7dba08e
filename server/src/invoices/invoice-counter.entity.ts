import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const InvoiceCounterSchema = defineEntity({
  name: 'InvoiceCounter',
  tableName: 'invoice_counters',
  properties: {
    /** `INV` or `CN`. */
    series: p.text().primary(),
    /** The last number issued. */
    last: p.integer(),
  },
  checks: [{ name: 'invoice_counters_last_positive', expression: 'last > 0' }],
});

/**
 * A row instead of a sequence, because a rollback then also undoes the number and leaves no gap.
 */
export class InvoiceCounter extends InvoiceCounterSchema.class {}
InvoiceCounterSchema.setClass(InvoiceCounter);

declare module '../database/tables.ts' {
  interface Tables {
    invoice_counters: TableOf<typeof InvoiceCounterSchema>;
  }
}
