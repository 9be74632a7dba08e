import { presentDone } from '@spindle/sdk/domain/rejection';
import { synonymsSaved } from '@spindle/sdk/domain/search/synonyms';
import type { Handlers } from '../contract/handlers.ts';
import { networkOf } from '../http/network-of.ts';
import { answerList } from '../http/resource-list.ts';
import type { ShopSnapshot } from '../read-cache/snapshot.ts';
import { adminQueries } from './admin-queries.ts';
import { countQuery } from './count-query.ts';
import { saveSynonyms } from './save-synonyms.ts';
import { searchItems } from './search-items.ts';
import { suggest } from './suggest.ts';
import { readSynonyms } from './synonyms.ts';
import { withinDeadline } from './within-deadline.ts';

const MAX_SECONDS = 5;

/**
 * Allows short caching, so that going back a page is fast, but never beyond the next price change.
 */
const cacheControl = (snapshot: Pick<ShopSnapshot, 'turnsInSeconds'>) =>
  `public, max-age=${Math.min(MAX_SECONDS, snapshot.turnsInSeconds() ?? MAX_SECONDS)}`;

export const search = {
  async searchItems({ ctx, em, query, now, services, address }) {
    const result = await services.replicas.read((replica) =>
      withinDeadline(replica, (tx) => searchItems(tx, query, now)),
    );
    const { config } = services;
    await countQuery(em, query, result, { config, network: networkOf(address), now });
    ctx.set('Cache-Control', cacheControl(services.snapshot));
    return result;
  },

  async suggestSearches({ ctx, query, now, services }) {
    const suggestions = await services.replicas.read((replica) =>
      withinDeadline(replica, (tx) => suggest(tx, query.q, now)),
    );
    ctx.set('Cache-Control', cacheControl(services.snapshot));
    return suggestions;
  },

  getSynonyms: ({ em }) => readSynonyms(em),

  async saveSynonyms(call) {
    return { ...presentDone(synonymsSaved), Synonyms: await saveSynonyms(call, call.body) };
  },

  listAdminSearchQueries: (call) => answerList(call, adminQueries),
} satisfies Handlers<
  'searchItems' | 'suggestSearches' | 'getSynonyms' | 'saveSynonyms' | 'listAdminSearchQueries'
>;
