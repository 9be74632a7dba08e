import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportEffect } from '@spindle/sdk/domain/imports/imports';
import type { ImportDraft } from '@spindle/sdk/domain/imports/read-import';
import { query } from '../database/query.ts';

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
