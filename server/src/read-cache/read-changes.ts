import type { EntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { condition, currentSnapshot, databaseTime, literal } from '../database/expressions.ts';
import { prepared, type Given } from '../database/prepared.ts';
import type { ChangeKind } from './record-changes.ts';

/** How far the changes were read. */
export interface Position {
  /** Whose transactions were seen, as the database writes it. */
  seen: string;
  /** When, by the database's clock. */
  at: Date;
}

export interface Change {
  kind: ChangeKind;
  groupId: string;
  /** Empty: the group itself. */
  memberId: string;
}

/** For so long changes are kept at least, for whoever did not read them yet. */
export const KEPT_HOURS = 24;
/** Whoever reads so late does not rely on all of them being there. */
const LATE_MS = (KEPT_HOURS / 2) * 3_600_000;
/** Of more it is not worth telling which. */
const MAX_CHANGES = 5000;

const position = prepared(
  'window-position',
  (tables) => tables.selectNoFrom([currentSnapshot().as('seen'), databaseTime().as('at')]),
  { inBackground: true },
);

/** Where reading begins: whatever is committed after it is a change. */
export async function readPosition(em: EntityManager): Promise<Position> {
  const [present] = await position(em, {});
  if (present === undefined) throw new Error('The database has no position.');
  return present;
}

/** Each process asks it all the time. */
const changesSince = prepared(
  'window-changes',
  (tables, given: Given<{ seen: string }>) => {
    const changes = tables
      .selectFrom('window_changes')
      .select(['kind', 'group_id as groupId', 'member_id as memberId'])
      .where(condition`tx >= pg_snapshot_xmin(${given('seen')}::pg_snapshot)`)
      .where(condition`not pg_visible_in_snapshot(tx, ${given('seen')}::pg_snapshot)`)
      // those of a restored backup are numbered by another server, and may be still to come here
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
 * What was committed since, and how far that is. In whatever order transactions began, wrote and
 * committed, each is told once: what was not visible then, and is now. One that stays open for long
 * keeps nobody else's changes back. Null: too much, or too long ago, to tell.
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
