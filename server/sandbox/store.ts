import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Kind, Kinds } from './kinds.ts';
import { listQuery, type ListOptions } from './store-list.ts';
import { openDatabase } from './store-schema.ts';

export interface Store {
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined;
  /** Finds an object of any kind by its id. Providers' ids are unique across kinds. */
  find(id: string): { id: string } | undefined;
  put<K extends Kind>(kind: K, object: Kinds[K]): void;
  /** Stores an object from outside without checking its shape. */
  putRaw(kind: Kind, object: { id: string; created?: unknown }): void;
  remove(kind: Kind, id: string): void;
  /** Returns all objects of a kind in the order they were created. */
  all<K extends Kind>(kind: K): Kinds[K][];
  /** Newest first. */
  list<K extends Kind>(kind: K, options: ListOptions): Kinds[K][];
  transaction<T>(work: () => T): T;
  clear(): void;
  close(): void;
}

export function openStore(file: string): Store {
  const db: DatabaseSync = openDatabase(file);
  const select = db.prepare('SELECT json FROM objects WHERE kind = ? AND id = ?');
  const selectAny = db.prepare(
    `SELECT json FROM objects WHERE id = ? AND json_extract(json, '$.object') IS NOT NULL`,
  );
  const selectAll = db.prepare('SELECT json FROM objects WHERE kind = ? ORDER BY created, seq');
  const upsert = db.prepare(
    `INSERT INTO objects (kind, id, created, json) VALUES (?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET created = excluded.created, json = excluded.json`,
  );
  const deletion = db.prepare('DELETE FROM objects WHERE kind = ? AND id = ?');
  /** Statements by their text. There are few, because values are never part of it. */
  const lists = new Map<string, StatementSync>();
  let depth = 0;

  function putRaw(kind: Kind, object: { id: string; created?: unknown }): void {
    const created = typeof object.created === 'number' ? object.created : 0;
    upsert.run(kind, object.id, created, JSON.stringify(object));
  }

  return {
    get: (kind, id) => parse(select.get(kind, id)),
    find: (id) => parse(selectAny.get(id)),
    put: putRaw,
    putRaw,
    remove: (kind, id) => void deletion.run(kind, id),
    all: (kind) => selectAll.all(kind).flatMap((row) => parse(row) ?? []),
    list: (kind, options) => {
      const { sql, values } = listQuery(kind, options);
      const statement = lists.get(sql) ?? db.prepare(sql);
      lists.set(sql, statement);
      return statement.all(...values).flatMap((row) => parse(row) ?? []);
    },
    transaction: (work) => {
      const name = `level${depth}`;
      db.exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT ${name}`);
      depth += 1;
      try {
        const result = work();
        db.exec(depth === 1 ? 'COMMIT' : `RELEASE ${name}`);
        return result;
      } catch (error) {
        db.exec(depth === 1 ? 'ROLLBACK' : `ROLLBACK TO ${name}; RELEASE ${name}`);
        throw error;
      } finally {
        depth -= 1;
      }
    },
    clear: () => db.exec('DELETE FROM objects'),
    close: () => db.close(),
  };
}

/** Parses without validation, because only objects of the right kind are ever stored. */
function parse(row: Record<string, unknown> | undefined) {
  return typeof row?.json === 'string' ? JSON.parse(row.json) : undefined;
}
