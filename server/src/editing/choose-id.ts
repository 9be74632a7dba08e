import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { freeId, slugOf } from '@spindle/sdk/domain/editing/slug';

interface Choice {
  /** Stands in for a title without letters and digits. */
  fallback: string;
  /** The ids that begin so, of deleted records too. */
  taken: (slug: string) => Promise<readonly string[]>;
  /** Words that stand where an id could stand in an address. */
  reserved?: ReadonlySet<string>;
}

/** The id of a new record, made of its title. Whoever asks holds what hands ids out. */
export async function chooseId(
  title: string,
  { fallback, taken, reserved }: Choice,
): Promise<string> {
  const slug = slugOf(title, fallback);
  return freeId(slug, new Set(await taken(slug)), reserved);
}

/** Ids of groups are chosen one at a time, so that two of one title get two. */
export async function holdGroupIds(tx: EntityManager, area: 'catalog' | 'content'): Promise<void> {
  await query(tx, 'select pg_advisory_xact_lock($1)', [groupIds[area]]);
}

const groupIds = { catalog: 7_203_461, content: 7_203_462 };

/** For finding what begins with a slug, which holds nothing that `like` reads otherwise. */
export const startsWith = (slug: string) => ({ $like: `${slug}%` });
