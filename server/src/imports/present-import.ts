import type { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '@spindle/sdk/contract/failure';
import { countsOf, MAX_LISTED, presentSummary } from '@spindle/sdk/domain/imports/imports';
import { picturesMissing } from '@spindle/sdk/domain/imports/pictures';
import { noSuch } from '@spindle/sdk/domain/records';
import type { components } from '@spindle/sdk/schema';
import { z } from 'zod';
import { db } from '../database/db.ts';
import { countRows, int } from '../database/expressions.ts';
import { ImportPicture } from './import-picture.entity.ts';
import { ImportRow } from './import-row.entity.ts';
import { Import } from './import.entity.ts';

type Schemas = components['schemas'];

const MAX_IMPORTS = 100;

/**
 * Loads an import.
 * @throws Failure 404 if it does not exist
 */
export async function findImport(em: EntityManager, id: string): Promise<Import> {
  const found = z.uuid().safeParse(id).success ? await em.findOne(Import, { id }) : null;
  if (found === null) throw notFound(noSuch('import'));
  return found;
}

/** Lists the last imports, newest first. */
export async function listImports(
  em: EntityManager,
  now: Date,
): Promise<Schemas['ImportSummary'][]> {
  const found = await em.find(
    Import,
    {},
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_IMPORTS },
  );
  const counts = await countImports(em, found);
  return found.map((row) => presentSummary(row, counts(row), now));
}

/** @throws Failure 404 if it does not exist */
export async function presentImport(
  em: EntityManager,
  id: string,
  now: Date,
): Promise<Schemas['Import']> {
  const found = await findImport(em, id);
  const counts = await countImports(em, [found]);
  const listed = await em.find(
    ImportRow,
    {
      import: id,
      $or: [{ effect: { $ne: 'same' } }, { status: { $in: ['FAILED', 'KEPT'] } }],
    },
    {
      orderBy: { position: 'asc' },
      limit: MAX_LISTED,
      fields: ['row', 'name', 'effect', 'changes', 'status', 'reason'],
    },
  );
  const failed = await em.find(
    ImportPicture,
    { import: id, status: 'FAILED' },
    { orderBy: { position: 'asc' }, limit: MAX_LISTED },
  );
  const pictures = Map.groupBy(failed, ({ rowPosition }) => rowPosition);
  // Rows that need attention must not be cut off.
  const noted = await em.find(
    ImportRow,
    {
      import: id,
      $or: [{ status: { $in: ['FAILED', 'KEPT'] } }, { position: { $in: [...pictures.keys()] } }],
    },
    { orderBy: { position: 'asc' }, limit: MAX_LISTED },
  );
  const rows = new Map([...noted, ...listed].map((row) => [row.position, row]));
  const { columns, ignored, samples, mapping, isMapped, problems } = found;
  return {
    ...presentSummary(found, counts(found), now),
    columns,
    ignored,
    samples,
    mapping,
    isMapped,
    problems,
    rows: [...rows.values()]
      .slice(0, MAX_LISTED)
      .toSorted((one, other) => one.position - other.position)
      .map(({ position, row, name, effect, changes, status, reason }) => ({
        row,
        name,
        effect,
        changes,
        status,
        reason: reason ?? (picturesMissing(pictures.get(position) ?? []) || null),
      })),
  };
}

async function countImports(em: EntityManager, found: readonly Import[]) {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return () => countsOf([], [], 0);
  const rows = await db(em)
    .selectFrom('import_rows')
    .select(['import_id', 'effect', 'status', int(countRows()).as('count')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'effect', 'status'])
    .execute();
  const pictures = await db(em)
    .selectFrom('import_pictures')
    .select(['import_id', 'status', int(countRows()).as('count')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'status'])
    .execute();
  return ({ id, problemCount }: Import) =>
    countsOf(
      rows.filter((row) => row.import_id === id),
      pictures.filter((row) => row.import_id === id),
      problemCount,
    );
}
