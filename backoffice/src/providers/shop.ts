import { withFreshProof } from '@spindle/sdk/fresh-proof';
import { requestProof } from '@spindle/sdk/proof-request';
import { createPageClient } from '@spindle/sdk/react/page-client';
import { shopQueries } from '@spindle/sdk/react-query';
import { leaveToSignIn } from './leave-to-sign-in.ts';

/** The shop's API, typed from the contract. Call it through `replyOf(shop.GET(…))`. */
export const shop = createPageClient({
  baseUrl: window.location.origin,
  fetch: withFreshProof(requestProof),
});

shop.use({
  onResponse({ response }) {
    if (response.status === 401) leaveToSignIn();
  },
});

/** Queries whose responses are shown unchanged. Their keys are the contract's paths. */
export const reads = shopQueries(shop);
