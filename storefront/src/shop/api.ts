import { withFreshProof } from '@spindle/sdk/fresh-proof';
import { askForProof } from '@spindle/sdk/proof-request';
import { createPageClient } from '@spindle/sdk/react/page-client';
import { shopQueries } from '@spindle/sdk/react-query';
import { raiseUnauthorized } from './unauthorized.ts';

/** The shop's API, typed from the contract. Calls are made through `replyOf(shop.GET(…))`. */
export const shop = createPageClient({
  baseUrl: globalThis.location?.origin ?? '',
  fetch: withFreshProof(askForProof),
});

shop.use({
  onResponse({ response, schemaPath }) {
    // Who is signed in is asked without knowing; there a 401 is an answer (see session.ts).
    if (response.status === 401 && schemaPath !== '/api/user') raiseUnauthorized();
  },
});

/** Reads that are shown as the shop answers them: their keys are the contract's paths. */
export const reads = shopQueries(shop);
