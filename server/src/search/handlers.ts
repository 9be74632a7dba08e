import { presentDone } from '@spindle/sdk/domain/refusal';
import { synonymsSaved } from '@spindle/sdk/domain/search/synonyms';
import type { Handlers } from '../contract/handlers.ts';
import { answerList } from '../http/resource-list.ts';
import { adminQueries } from './admin-queries.ts';
import { countQuery } from './count-query.ts';
import { saveSynonyms } from './save-synonyms.ts';
import { searchItems } from './search-items.ts';
import { suggest } from './suggest.ts';
import { readSynonyms } from './synonyms.ts';
import { withinDeadline } from './within-deadline.ts';

/** What was found a moment ago is good enough for whoever goes back a page. */
const CACHE_CONTROL = 'public, max-age=5';

export const search = {
  async searchItems({ ctx, em, query, now }) {
    const result = await withinDeadline(em, (tx) => searchItems(tx, query));
    await countQuery(em, query, result, now);
    ctx.set('Cache-Control', CACHE_CONTROL);
    return result;
  },

  async suggestSearches({ ctx, em, query }) {
    const suggestions = await withinDeadline(em, (tx) => suggest(tx, query.q));
    ctx.set('Cache-Control', CACHE_CONTROL);
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
