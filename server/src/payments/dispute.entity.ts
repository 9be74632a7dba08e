import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';
import { Payment } from './payment.entity.ts';

const DisputeSchema = defineEntity({
  name: 'Dispute',
  tableName: 'disputes',
  properties: {
    /** The dispute's id at the provider. */
    id: p.text().primary(),
    payment: () => p.manyToOne(Payment).ref().index().deleteRule('restrict'),
    amountCents: cents(),
    /** The provider's own names for the reason and the status. */
    reason: p.text(),
    status: p.text(),
    createdAt: timestamp(),
    /** When the dispute was won, lost or withdrawn. Until then, no order of the payment ships. */
    closedAt: timestamp().strictNullable().default(null),
    /**
     * When staff acknowledged a lost dispute. Until then, the dispute stays on their start page.
     */
    acknowledgedAt: timestamp().strictNullable().default(null),
  },
  indexes: [
    { name: 'disputes_open', properties: ['payment'], where: 'closed_at is null' },
    {
      name: 'disputes_lost',
      properties: ['payment'],
      where: `status = 'lost' and acknowledged_at is null`,
    },
    {
      name: 'disputes_by_age',
      expression: `create index "disputes_by_age" on "disputes" ("created_at", "id") include ("status", "closed_at")`,
    },
  ],
});

/** A payment that the customer disputed through their bank. */
export class Dispute extends DisputeSchema.class {}
DisputeSchema.setClass(Dispute);

declare module '../database/tables.ts' {
  interface Tables {
    disputes: TableOf<typeof DisputeSchema>;
  }
}
