import { createShopClient } from '@spindle/sdk/client';
import { withFreshProof } from '@spindle/sdk/fresh-proof';
import { askForProof } from '@spindle/sdk/proof-request';
import { raiseUnauthorized } from './unauthorized.ts';

/** The shop's API, typed from the contract. Calls are made through `replyOf(shop.GET(…))`. */
export const shop = createShopClient({
  baseUrl: globalThis.location?.origin ?? '',
  fetch: withFreshProof(askForProof),
});

shop.use({
  onResponse({ response, schemaPath }) {
    // Who is signed in is asked without knowing; there a 401 is an answer (see session.ts).
    if (response.status === 401 && schemaPath !== '/api/user') raiseUnauthorized();
  },
});
