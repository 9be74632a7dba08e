import type { EntityManager } from '@mikro-orm/postgresql';
import { namesOf } from '@spindle/sdk/domain/fields';
import { sql, type Insertable } from 'kysely';
import { db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import type { DraftPage } from './draft-page.ts';
import { moving } from './move-page.ts';
import type { PageTable } from './page-columns.ts';

interface NewPage extends DraftPage {
  request: object;
  subtotalCents: number;
}

/** The columns that a kind of page has besides; those of its state get their defaults. */
type OwnColumns<Table extends PageTable> = Omit<
  Insertable<Tables[Table]>,
  keyof Tables['checkouts'] & keyof Tables['subscription_checkouts']
>;

/**
 * Begins a statement that stores a page and the account's provider customer, and withdraws the page
 * that it replaces, whose page at the provider is closed already.
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
      // reads what is replaced, so that it has ended before: of pages that can be paid there is one
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
