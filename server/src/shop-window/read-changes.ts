import type { EntityManager } from '@mikro-orm/postgresql';
import type { CompiledQuery } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { db } from '../database/db.ts';
import { condition, currentSnapshot, databaseTime } from '../database/expressions.ts';
import type { ChangeKind } from './note-changes.ts';

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
const MOST_CHANGES = 5000;

/** Where reading begins: whatever is committed after it is a change. */
export async function readPosition(em: EntityManager): Promise<Position> {
  const query = db(em).selectNoFrom([currentSnapshot().as('seen'), databaseTime().as('at')]);
  const { rows } = await db(em).executeQuery(inBackground(query.compile()));
  const [position] = rows;
  if (position === undefined) throw new Error('The database has no position.');
  return position;
}

/**
 * What was committed since, and how far that is. In whatever order transactions began, wrote and
 * committed, each is told once: what was not visible then, and is now. One that stays open for long
 * keeps nobody else's changes back. Null: too much, or too long ago, to tell.
 */
export async function readChanges(
  em: EntityManager,
  since: Position,
): Promise<{ position: Position; changes: Change[] | null }> {
  const changes = db(em)
    .selectFrom('window_changes')
    .select(['kind', 'group_id as groupId', 'member_id as memberId'])
    .where(condition`tx >= pg_snapshot_xmin(${since.seen}::pg_snapshot)`)
    .where(condition`not pg_visible_in_snapshot(tx, ${since.seen}::pg_snapshot)`)
    // those of a restored backup are numbered by another server, and may be still to come here
    .where(condition`pg_visible_in_snapshot(tx, pg_current_snapshot())`)
    .limit(MOST_CHANGES + 1);
  const query = db(em).selectNoFrom([
    currentSnapshot().as('seen'),
    databaseTime().as('at'),
    jsonArrayFrom(changes).as('changes'),
  ]);
  const { rows } = await db(em).executeQuery(inBackground(query.compile()));
  const [row] = rows;
  if (row === undefined) throw new Error('The database has no position.');
  const { changes: found, ...position } = row;
  const isLate = position.at.getTime() - since.at.getTime() > LATE_MS;
  return { position, changes: isLate || found.length > MOST_CHANGES ? null : found };
}

/** Tests that count a call's statements leave out what is marked like this. */
const inBackground = <Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> => ({
  ...compiled,
  sql: `/* background */ ${compiled.sql}`,
});
