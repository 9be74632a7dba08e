import type { EntityManager } from '@mikro-orm/postgresql';
import { isFinal, pageMoves, type PageMove } from '@spindle/sdk/domain/payments/page-moves';
import type { Kysely } from 'kysely';
import { db } from '../../database/db.ts';
import type { Tables } from '../../database/tables.ts';
import { lockUser } from '../../identity/lock-user.ts';
import type { PageTable } from './page-columns.ts';
import type { OwnPage, PageKind, PageServices } from './page-kind.ts';

interface MovedPage {
  /** Null leaves the column unchanged. */
  id: string | null;
  now: Date;
  /** Columns written together with the state. */
  facts?: { session_id?: string; url?: string; total_cents?: number; confirming_since?: Date };
}

/**
 * Moves a page to another state. Returns false, without any change, if the table of moves does not
 * allow it.
 */
export async function movePage(
  em: EntityManager,
  table: PageTable,
  move: PageMove,
  page: MovedPage,
): Promise<boolean> {
  return (await moving(db(em), table, move, page).executeTakeFirst()) !== undefined;
}

/** Builds the only statement that writes a page's state. */
export function moving(
  tables: Pick<Kysely<Tables>, 'updateTable'>,
  table: PageTable,
  move: PageMove,
  { id, now, facts }: MovedPage,
) {
  const { from, to } = pageMoves[move];
  return tables
    .updateTable(table)
    .set({ ...facts, state: to, ...(isFinal(to) && { closed_at: now }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id');
}

/**
 * Ends an unpaid page and releases its reservations. Does nothing if the page has already ended.
 */
export async function endPage(
  services: PageServices,
  kind: PageKind,
  page: OwnPage,
  move: 'expire' | 'fail',
): Promise<void> {
  await services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, page.userId);
    const ended = await movePage(em, kind.table, move, { id: page.id, now: services.now() });
    if (ended) await kind.release(services, em, page);
  });
}
