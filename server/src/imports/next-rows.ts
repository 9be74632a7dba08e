import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { MAX_MEMBERS } from '@spindle/sdk/domain/catalog/families';
import { ImportRow } from './import-row.entity.ts';

export const pending = { status: null, effect: { $in: ['create', 'update', 'same'] } } as const;

/** Results are saved with one statement, so that the rows needn't be compared. */
const disableIdentityMap = true;

interface Selection {
  importId: string;
  where: FilterQuery<ImportRow>;
  /** All rows without a limit. */
  limit?: number | undefined;
  order: 'asc' | 'desc';
}

/**
 * Loads the next rows of an import. Members of a family stand together, and several rows end with
 * a complete one.
 */
export async function nextRows(
  em: EntityManager,
  { importId, where, limit, order }: Selection,
): Promise<ImportRow[]> {
  const matching = { $and: [{ import: importId }, where] };
  const orderBy = { position: order };
  const rows = await em.find(ImportRow, matching, {
    orderBy,
    disableIdentityMap,
    ...(limit !== undefined && { limit }),
  });
  const last = rows.at(-1);
  if (limit === undefined || limit === 1 || rows.length < limit || !last?.family) return rows;
  const { family, position } = last;
  const further =
    order === 'asc'
      ? { $gt: position, $lte: position + MAX_MEMBERS }
      : { $lt: position, $gte: position - MAX_MEMBERS };
  const rest = { $and: [{ import: importId, family, position: further }, where] };
  return [...rows, ...(await em.find(ImportRow, rest, { orderBy, disableIdentityMap }))];
}

/** Loads the imported members of the first row's family that were applied before these rows. */
export async function earlierMembers(
  em: EntityManager,
  importId: string,
  [first]: readonly ImportRow[],
): Promise<ImportRow[]> {
  if (!first?.family) return [];
  const { family, position } = first;
  const before = { $lt: position, $gte: position - MAX_MEMBERS };
  return em.find(
    ImportRow,
    { import: importId, family, position: before, status: 'DONE' },
    { orderBy: { position: 'asc' }, disableIdentityMap },
  );
}

/** Returns whether members of the last row's family are still to be applied. */
export async function isFamilyCut(
  em: EntityManager,
  importId: string,
  rows: readonly ImportRow[],
): Promise<boolean> {
  const last = rows.at(-1);
  if (!last?.family) return false;
  const { family, position } = last;
  const later = { $gt: position, $lte: position + MAX_MEMBERS };
  return (await em.count(ImportRow, { import: importId, family, position: later, ...pending })) > 0;
}
