import { p } from '@mikro-orm/core';
import { pageStates } from '@spindle/sdk/domain/payments/page-moves';
import type Stripe from 'stripe';
import { id, timestamp } from '../../database/base.ts';
import { cents } from '../../database/money.ts';

/** Columns shared by the payment pages of carts and subscriptions. */
export const pageColumns = () => ({
  id: id(),
  userId: p.uuid().index(),
  /** Written only by `move-page.ts`. */
  state: p.enum([...pageStates]).default('STARTING'),
  /**
   * Sent to the provider verbatim, even after a crash, because its idempotency check compares
   * requests. The type is json because jsonb would reorder the keys.
   */
  request: p.json<Stripe.Checkout.SessionCreateParams>().columnType('json'),
  sessionId: p.text().unique().strictNullable().default(null),
  url: p.text().strictNullable().default(null),
  /**
   * Amount before discounts and taxes. For a subscription, the required amount of the first
   * invoice.
   */
  subtotalCents: cents(),
  createdAt: timestamp(),
  expiresAt: timestamp(),
  /** When to ask the provider for the page's status if no event arrives. */
  nextCheckAt: timestamp(),
  closedAt: timestamp().strictNullable().default(null),
});

/** Indexes for the jobs that check open pages and delete unpaid pages. */
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
