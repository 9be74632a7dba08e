import { p } from '@mikro-orm/core';
import { pageStates } from '@spindle/sdk/domain/payments/page-moves';
import type Stripe from 'stripe';
import { id, moment } from '../../database/base.ts';
import { cents } from '../../database/money.ts';

/** What is stored of every payment page, of a cart or of a subscription. */
export const pageColumns = () => ({
  id: id(),
  userId: p.uuid().index(),
  /** Written by `move-page.ts` alone. */
  state: p.enum([...pageStates]).default('STARTING'),
  /**
   * Sent to the provider word for word, again after a crash: its idempotency needs equal words.
   * Hence json and not jsonb, which would sort the keys.
   */
  request: p.json<Stripe.Checkout.SessionCreateParams>().columnType('json'),
  sessionId: p.text().unique().strictNullable().default(null),
  url: p.text().strictNullable().default(null),
  /** Before any discount and taxes; of a subscription, what its first invoice has to ask for. */
  subtotalCents: cents(),
  createdAt: moment(),
  expiresAt: moment(),
  /** When to ask the provider how it stands, should no event arrive. */
  nextCheckAt: moment(),
  closedAt: moment().strictNullable().default(null),
});

/** For the job that asks the provider, and for the one that forgets what nobody paid. */
export const pageIndexes = (table: PageTable) => [
  {
    name: `${table}_to_check`,
    expression: `create index "${table}_to_check" on "${table}" ("next_check_at") where closed_at is null`,
  },
  {
    name: `${table}_unpaid`,
    properties: ['closedAt' as const],
    where: `state in ('EXPIRED', 'FAILED')`,
  },
];

export type PageTable = 'checkouts' | 'subscription_checkouts';
