import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { condition, currentSnapshot, databaseTime, literal } from '../database/expressions.ts';
import { prepared, type Placeholder } from '../database/prepared.ts';
import type { ChangeKind } from './record-changes.ts';

/** How far changes have been read. */
export interface Position {
  /** The transactions that were visible, as a `pg_snapshot`. */
  seen: string;
  /** The time, from the database clock. */
  at: Date;
}

export interface Change {
  kind: ChangeKind;
  groupId: string;
  /** Empty for the group itself. */
  memberId: string;
}

/** Minimum time that changes are kept for processes that haven't read them. */
export const CHANGE_RETENTION_HOURS = 24;
/** A process that is this late can't rely on all changes still being there. */
const LATE_MS = (CHANGE_RETENTION_HOURS / 2) * 3_600_000;
/** With more changes than this, everything is read again. */
const MAX_CHANGES = 5000;

const position = prepared(
  'window-position',
  (tables) => tables.selectNoFrom([currentSnapshot().as('seen'), databaseTime().as('at')]),
  { inBackground: true },
);

/** Returns the current position. Anything committed after it counts as a change. */
export async function readPosition(em: EntityManager): Promise<Position> {
  const [present] = await position(em, {});
  if (present === undefined) throw new Error('The database has no position.');
  return present;
}

/** Prepared because every process runs it continuously. */
const changesSince = prepared(
  'window-changes',
  (tables, input: Placeholder<{ seen: string }>) => {
    const changes = tables
      .selectFrom('window_changes')
      .select(['kind', 'group_id as groupId', 'member_id as memberId'])
      .where(condition`tx >= pg_snapshot_xmin(${input('seen')}::pg_snapshot)`)
      .where(condition`not pg_visible_in_snapshot(tx, ${input('seen')}::pg_snapshot)`)
      // Changes from a restored backup have another server's transaction ids, which may be higher
      // than this server's.
      .where(condition`pg_visible_in_snapshot(tx, pg_current_snapshot())`)
      .limit(literal(MAX_CHANGES + 1));
    return tables.selectNoFrom([
      currentSnapshot().as('seen'),
      databaseTime().as('at'),
      jsonArrayFrom(changes).as('changes'),
    ]);
  },
  { inBackground: true },
);

/**
 * Returns the changes committed since the position, and the new position. Returns each transaction
 * exactly once, in whatever order transactions began, wrote and committed: those that were not
 * visible then but are now. A long-running transaction doesn't delay the changes of others.
 * `changes` is null if there are too many changes, or if the position is too old.
 */
export async function readChanges(
  em: EntityManager,
  since: Position,
): Promise<{ position: Position; changes: Change[] | null }> {
  const [row] = await changesSince(em, { seen: since.seen });
  if (row === undefined) throw new Error('The database has no position.');
  const { changes: found, ...reached } = row;
  const isLate = reached.at.getTime() - since.at.getTime() > LATE_MS;
  return { position: reached, changes: isLate || found.length > MAX_CHANGES ? null : found };
}
