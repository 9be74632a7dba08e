import { createShopClient } from '@spindle/sdk/client';
import { leaveToSignIn } from './leave-to-sign-in.ts';

/** The shop's API, typed from the contract. Calls are made through `replyOf(shop.GET(…))`. */
export const shop = createShopClient({ baseUrl: window.location.origin });

shop.use({
  onResponse({ response }) {
    if (response.status === 401) leaveToSignIn();
  },
});
