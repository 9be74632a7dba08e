import { DatabaseSync } from 'node:sqlite';

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
    CREATE INDEX IF NOT EXISTS objects_by_state
      ON objects (kind, json_extract(json, '$.state'));
    CREATE INDEX IF NOT EXISTS objects_by_status
      ON objects (kind, json_extract(json, '$.status'));
    CREATE INDEX IF NOT EXISTS objects_by_payment
      ON objects (kind, json_extract(json, '$.payment_intent'));
    CREATE INDEX IF NOT EXISTS objects_by_customer
      ON objects (kind, json_extract(json, '$.customer'));
    CREATE INDEX IF NOT EXISTS objects_by_invoice
      ON objects (kind, json_extract(json, '$.invoice'));
  `);
  return db;
}
