import type { EntityManager } from '@mikro-orm/postgresql';
import {
  fileNotReadable,
  MAX_LISTED,
  type ImportProblem,
} from '@spindle/sdk/domain/imports/imports';
import type { ImportReading } from '@spindle/sdk/domain/imports/read-import';
import { LockMode } from '@mikro-orm/core';
import type { Services } from '../services.ts';
import { loadFile } from './import-files.ts';
import { insertRows, type NewPicture, type NewRow } from './insert-rows.ts';
import { makePlanner } from './make-planner.ts';
import { ImportRow } from './import-row.entity.ts';
import { ImportPicture } from './import-picture.entity.ts';
import { Import } from './import.entity.ts';
import { readInThread } from './read-in-thread.ts';

/** Enough to make few statements, few enough to keep little in memory. */
const ROWS_AT_ONCE = 500;

/**
 * Reads an uploaded file completely, plans its rows and stores them, all or nothing. Repeating it
 * after a crash starts over.
 */
export async function readImportFile(services: Services, importId: string): Promise<void> {
  const em = services.orm.em.fork();
  const reading = await em.findOne(Import, { id: importId, state: 'reading' });
  if (reading === null) return;
  const bytes = await loadFile(services, importId);
  const { timeZone } = services.config.business;
  const mapping = reading.isMapped ? reading.mapping : null;
  const file = bytes && (await readInThread({ bytes, kind: reading.kind, mapping, timeZone }));
  if (file === null || 'problem' in file) {
    const problem = file?.problem ?? { row: 1, column: null, message: fileNotReadable };
    await em.nativeUpdate(
      Import,
      { id: importId, state: 'reading' },
      { state: 'failed', problems: [problem], problemCount: 1 },
    );
    return;
  }
  await services.orm.em.fork().transactional(async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    const locked = await tx.findOne(Import, { id: importId, state: 'reading' }, lock);
    if (locked === null) return;
    await tx.nativeDelete(ImportRow, { import: importId });
    await tx.nativeDelete(ImportPicture, { import: importId });
    const problems = await storeRows({ tx, services, importId }, file);
    const { format, encoding, columns, ignored, samples, isMapped } = file;
    Object.assign(locked, { format, encoding, columns, ignored, samples, isMapped });
    locked.mapping = file.mapping;
    locked.problems = problems.toSorted((a, b) => a.row - b.row).slice(0, MAX_LISTED);
    locked.problemCount = problems.length;
    locked.state = 'review';
  });
}

interface Storing {
  tx: EntityManager;
  services: Services;
  importId: string;
}

async function storeRows(
  { tx, services, importId }: Storing,
  file: ImportReading,
): Promise<ImportProblem[]> {
  const problems = [...file.problems];
  let [position, picture] = [0, 0];
  const { drafts } = file;
  const plan = await makePlanner(services, file, problems);
  for (let at = 0; at < drafts.length; at += ROWS_AT_ONCE) {
    const rows: NewRow[] = [];
    const pictures: NewPicture[] = [];
    for (const planned of await plan(drafts.slice(at, at + ROWS_AT_ONCE))) {
      for (const { url, alt } of planned.pictures) {
        pictures.push({ position: picture, rowPosition: position, url, alt });
        picture += 1;
      }
      rows.push({ ...planned, position });
      position += 1;
    }
    await insertRows(tx, importId, { rows, pictures });
  }
  const skipped = file.skipped.map(({ row, name, reason }, at): NewRow => ({
    position: position + at,
    row,
    name,
    draft: null,
    effect: 'skip',
    changes: [],
    recordId: null,
    reason,
  }));
  for (let at = 0; at < skipped.length; at += ROWS_AT_ONCE) {
    const rows = skipped.slice(at, at + ROWS_AT_ONCE);
    await insertRows(tx, importId, { rows, pictures: [] });
  }
  return problems;
}
