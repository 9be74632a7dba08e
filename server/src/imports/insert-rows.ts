import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportEffect } from '@spindle/sdk/domain/imports/imports';
import type { ImportDraft } from '@spindle/sdk/domain/imports/read-import';
import { query } from '../database/query.ts';
import type { ImportRow } from './import-row.entity.ts';

export interface NewRow {
  position: number;
  row: number;
  name: string;
  draft: ImportDraft | null;
  effect: ImportEffect;
  changes: string[];
  recordId: string | null;
  reason: string | null;
}

export interface NewPicture {
  position: number;
  rowPosition: number;
  url: string;
  alt: string | null;
}

/** Inserts rows and pictures with one statement each. */
export async function insertRows(
  tx: EntityManager,
  importId: string,
  { rows, pictures }: { rows: readonly NewRow[]; pictures: readonly NewPicture[] },
): Promise<void> {
  await query(
    tx,
    `insert into import_rows
       (import_id, position, "row", name, draft, family, effect, changes, record_id, reason)
     select $1, r.position, r."row", r.name, r.draft,
            r.draft->'family'->>'handle', r.effect,
            array(select jsonb_array_elements_text(r.changes)), r."recordId", r.reason
       from jsonb_to_recordset($2::jsonb) as r (position int, "row" int, name text, draft jsonb,
            effect text, changes jsonb, "recordId" text, reason text)`,
    [importId, JSON.stringify(rows)],
  );
  if (pictures.length === 0) return;
  await query(
    tx,
    `insert into import_pictures (import_id, position, row_position, url, alt)
     select $1, p.position, p."rowPosition", p.url, p.alt
       from jsonb_to_recordset($2::jsonb) as p (position int, "rowPosition" int, url text, alt text)`,
    [importId, JSON.stringify(pictures)],
  );
}

/** Saves the results of rows with one statement. The rows were loaded without the identity map. */
export async function saveResults(
  tx: EntityManager,
  importId: string,
  rows: readonly ImportRow[],
): Promise<void> {
  const results = rows.map(({ position, recordId, status, reason, change }) => ({
    position,
    recordId,
    status,
    reason,
    change,
  }));
  await query(
    tx,
    `update import_rows
        set record_id = r."recordId", status = r.status, reason = r.reason, change = r.change
       from jsonb_to_recordset($2::jsonb) as r (position int, "recordId" text, status text,
            reason text, change jsonb)
      where import_id = $1 and import_rows.position = r.position`,
    [importId, JSON.stringify(results)],
  );
}
