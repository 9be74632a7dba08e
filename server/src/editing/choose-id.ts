import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { freeId, slugOf } from '@spindle/sdk/domain/editing/slug';

interface Choice {
  /** Used for a title without letters and digits. */
  fallback: string;
  /** Returns the ids that start with the slug, including those of deleted records. */
  taken: (slug: string) => Promise<readonly string[]>;
  /** Words that have another meaning in the id's position in a URL. */
  reserved?: ReadonlySet<string>;
}

/** Chooses the id of a new record based on its title. The caller has locked the source of ids. */
export async function chooseId(
  title: string,
  { fallback, taken, reserved }: Choice,
): Promise<string> {
  const slug = slugOf(title, fallback);
  return freeId(slug, new Set(await taken(slug)), reserved);
}

/** Serializes the choice of group ids, so that two groups with the same title get different ids. */
export async function lockGroupIds(tx: EntityManager, area: 'catalog' | 'content'): Promise<void> {
  await query(tx, 'select pg_advisory_xact_lock($1)', [groupIds[area]]);
}

const groupIds = { catalog: 7_203_461, content: 7_203_462 };

/** Matches ids that start with a slug. A slug contains no `like` wildcards. */
export const startsWith = (slug: string) => ({ $like: `${slug}%` });
