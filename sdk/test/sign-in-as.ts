import type { DemoPerson } from '../demo/people.ts';
import { createShopClient, type ShopClient } from '../src/client.ts';
import type { MockShop } from '../mocks/core/mock-shop.ts';
import { SESSION_COOKIE, signedIn } from '../mocks/core/sessions.ts';
import { mockFetch } from '../mocks/mock-fetch.ts';
import { userIdOf } from '../demo/mock-shop/seed-people.ts';

/** Returns a client of the mock shop that is signed in as one of the demo's people. */
export function signInAs(mocks: MockShop, person: DemoPerson): ShopClient {
  const id = mocks.newId();
  mocks.change(({ sessions }) => {
    sessions[id] = signedIn(userIdOf(person), mocks.now());
  });
  return createShopClient({
    baseUrl: 'http://shop.test',
    fetch: mockFetch(mocks, new Map([[SESSION_COOKIE, id]])),
  });
}
