import { withFreshProof } from '@spindle/sdk/fresh-proof';
import { requestProof } from '@spindle/sdk/proof-request';
import { createPageClient } from '@spindle/sdk/react/page-client';
import { shopQueries } from '@spindle/sdk/react-query';
import { notifyUnauthorized } from './unauthorized.ts';

/** The shop's API, typed from the contract. Call it through `replyOf(shop.GET(…))`. */
export const shop = createPageClient({
  baseUrl: globalThis.location?.origin ?? '',
  fetch: withFreshProof(requestProof),
});

shop.use({
  onResponse({ response, schemaPath }) {
    // `/api/user` is called to find out whether anyone is signed in, so a 401 is a normal result
    // there (see session.ts).
    if (response.status === 401 && schemaPath !== '/api/user') notifyUnauthorized();
  },
});

/** Queries of responses that are shown unchanged. Their keys are the contract's paths. */
export const reads = shopQueries(shop);
