import type { EntityManager } from '@mikro-orm/postgresql';
import { PAYABLE_MINUTES } from '@spindle/sdk/domain/checkout/present-status';
import { namesOf } from '@spindle/sdk/domain/fields';
import { sql, type Insertable } from 'kysely';
import type Stripe from 'stripe';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import { moving } from './move-page.ts';
import type { PageTable } from './page-columns.ts';

const FIRST_CHECK_MINUTES = 5;

/** A page that is not stored yet. */
export interface DraftPage {
  id: string;
  userId: string;
  /** The customer's id at the provider. */
  customerId: string;
  createdAt: Date;
  expiresAt: Date;
  nextCheckAt: Date;
}

export function draftPage(
  owner: { userId: string; customerId: string },
  createdAt: Date,
): DraftPage {
  return {
    id: newId(),
    ...owner,
    createdAt,
    expiresAt: minutesAfter(createdAt, PAYABLE_MINUTES),
    nextCheckAt: minutesAfter(createdAt, FIRST_CHECK_MINUTES),
  };
}

/** Returns the request fields that all pages share. */
export function commonRequest({ id, customerId, expiresAt }: DraftPage) {
  return {
    client_reference_id: id,
    customer: customerId,
    // Taxes depend on an address. If we have none, the address entered on the page is used.
    customer_update: { address: 'auto' },
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}

interface NewPage extends DraftPage {
  request: object;
  subtotalCents: number;
}

/** Columns specific to one kind of page. Shared columns are set here or have defaults. */
type OwnColumns<Table extends PageTable> = Omit<
  Insertable<Tables[Table]>,
  keyof Tables['checkouts'] & keyof Tables['subscription_checkouts']
>;

/**
 * Starts a statement that stores a page and the account's provider customer id, and withdraws the
 * replaced page. The caller has already closed that page at the provider.
 */
export function storingPage<Table extends PageTable>(
  em: EntityManager,
  table: Table,
  page: NewPage,
  { columns, replacedId }: { columns: OwnColumns<Table>; replacedId: string | null },
) {
  const { createdAt, customerId, userId } = page;
  const row = {
    id: page.id,
    user_id: userId,
    request: JSON.stringify(page.request),
    subtotal_cents: page.subtotalCents,
    created_at: createdAt,
    expires_at: page.expiresAt,
    next_check_at: page.nextCheckAt,
    ...columns,
  };
  return db(em)
    .with('replaced', (tables) =>
      moving(tables, table, 'withdraw', { id: replacedId, now: createdAt }),
    )
    .with(
      'page',
      // selects from `replaced` so that the old page ends first, because only one payable page may
      // exist
      () => sql`(
        insert into ${sql.table(table)} (${sql.join(namesOf(row).map((name) => sql.ref(name)))})
        select ${sql.join(Object.values(row))} from (select count(*) from replaced) as ended)`,
    )
    .with('customer', (tables) =>
      tables
        .updateTable('users')
        .set({ provider_customer_id: customerId })
        .where('id', '=', userId)
        .where('provider_customer_id', 'is distinct from', customerId),
    );
}
