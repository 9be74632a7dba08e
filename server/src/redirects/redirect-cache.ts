import { normalizePath } from '@spindle/sdk/domain/redirects/addresses';
import { MAX_REDIRECTS, type Addresses } from '@spindle/sdk/domain/redirects/plan-redirects';
import { db } from '../database/db.ts';
import { anyOf } from '../database/expressions.ts';
import type { Follower } from '../read-cache/snapshot.ts';

interface RedirectCache extends Follower {
  /** Returns the redirect of a requested path, in any spelling. */
  find(path: string): Addresses | undefined;
}

/** Shops also show a product below each of its collections. */
const BELOW_COLLECTION = /^\/collections\/[^/]+(?=\/products\/[^/]+$)/;

/** Creates the copy of all redirects in this process's memory, so that a lookup reads nothing. */
export function createRedirectCache(): RedirectCache {
  let targets = new Map<string, string>();

  return {
    find(path) {
      const from = targets.size === 0 ? null : normalizePath(path);
      if (from === null) return undefined;
      const source = targets.has(from) ? from : from.replace(BELOW_COLLECTION, '');
      const to = targets.get(source);
      return to === undefined ? undefined : { from: source, to };
    },
    async update(em, changes) {
      const changed = changes
        ?.filter(({ kind }) => kind === 'redirect')
        .map(({ groupId }) => groupId);
      if (changed?.length === 0) return;
      const redirects = db(em).selectFrom('redirects').select(['source', 'target']);
      const read = changed ? redirects.where('source', '=', anyOf(changed)) : redirects;
      const rows = await read.limit(MAX_REDIRECTS).execute();
      if (changed) for (const source of changed) targets.delete(source);
      else targets = new Map();
      for (const { source, target } of rows) targets.set(source, target);
    },
  };
}
