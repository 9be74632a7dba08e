import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '../database/tables.ts';

const InvoiceCounterSchema = defineEntity({
  name: 'InvoiceCounter',
  tableName: 'invoice_counters',
  properties: {
    /** `INV` or `CN`. */
    series: p.text().primary(),
    /** The number given last. */
    last: p.integer(),
  },
  checks: [{ name: 'invoice_counters_last_positive', expression: 'last > 0' }],
});

/**
 * A row and no sequence: a transaction that is rolled back takes its number back with it, so that
 * none is missing.
 */
export class InvoiceCounter extends InvoiceCounterSchema.class {}
InvoiceCounterSchema.setClass(InvoiceCounter);

declare module '../database/tables.ts' {
  interface Tables {
    invoice_counters: TableOf<typeof InvoiceCounterSchema>;
  }
}
