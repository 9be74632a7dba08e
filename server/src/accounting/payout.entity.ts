import { defineEntity, p } from '@mikro-orm/core';
import { timestamp } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';

export const payoutStates = ['paid', 'pending', 'in_transit', 'canceled', 'failed'] as const;

const PayoutSchema = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  properties: {
    /** Id at the provider. */
    id: p.text().primary(),
    amountCents: cents(),
    /** The provider's status name. */
    status: p.enum([...payoutStates]),
    /** The provider lists transactions only for payouts that it creates automatically. */
    automatic: p.boolean(),
    at: timestamp(),
    arrivesAt: timestamp(),
    /** True once the payout's transactions are known. */
    listed: p.boolean().default(false),
  },
  indexes: [{ name: 'payouts_by_age', properties: ['at', 'id'] }],
});

/** A transfer from the payment provider to the bank. */
export class Payout extends PayoutSchema.class {}
PayoutSchema.setClass(Payout);

declare module '../database/tables.ts' {
  interface Tables {
    payouts: TableOf<typeof PayoutSchema>;
  }
}
