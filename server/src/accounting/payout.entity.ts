import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../database/base.ts';
import { cents } from '../database/money.ts';
import type { TableOf } from '../database/tables.ts';

export const payoutStates = ['paid', 'pending', 'in_transit', 'canceled', 'failed'] as const;

const PayoutSchema = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  properties: {
    /** The provider's id. */
    id: p.text().primary(),
    amountCents: cents(),
    /** In the provider's words. */
    status: p.enum([...payoutStates]),
    /** Only of those that the provider makes by itself it says what is in them. */
    automatic: p.boolean(),
    at: moment(),
    arrivesAt: moment(),
    /** Whether it is known which transactions are in it. */
    listed: p.boolean().default(false),
  },
  indexes: [{ name: 'payouts_by_age', properties: ['at', 'id'] }],
});

/** Money that went from the payment provider to the bank. */
export class Payout extends PayoutSchema.class {}
PayoutSchema.setClass(Payout);

declare module '../database/tables.ts' {
  interface Tables {
    payouts: TableOf<typeof PayoutSchema>;
  }
}
