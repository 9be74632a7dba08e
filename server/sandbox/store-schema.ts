import { DatabaseSync } from 'node:sqlite';

/** Fields indexed in list order. Otherwise, SQLite reads all objects of a kind to find a few. */
const LISTED_BY = [
  'state',
  'status',
  'payment_intent',
  'customer',
  'invoice',
  'charge',
  'reference',
  'tracking_code',
];

/** Opens the file in a journal mode in which a killed process loses no committed work. */
export function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS objects (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      created INTEGER NOT NULL,
      json TEXT NOT NULL,
      UNIQUE (kind, id)
    );
    CREATE INDEX IF NOT EXISTS objects_by_time ON objects (kind, created, seq);
    CREATE INDEX IF NOT EXISTS objects_by_id ON objects (id);
    DROP INDEX IF EXISTS objects_by_state;
    DROP INDEX IF EXISTS objects_by_status;
    DROP INDEX IF EXISTS objects_by_payment;
    DROP INDEX IF EXISTS objects_by_customer;
    DROP INDEX IF EXISTS objects_by_invoice;
  `);
  for (const name of LISTED_BY) {
    db.exec(`CREATE INDEX IF NOT EXISTS listed_by_${name}
      ON objects (kind, json_extract(json, '$.${name}'), created, seq)`);
  }
  return db;
}
