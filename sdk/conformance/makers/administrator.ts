import type { ConformingShop, SignedIn } from '../conforming-shop.ts';

interface CachedAdministrator {
  since: Date;
  signedIn: Promise<SignedIn>;
}

/**
 * Creates a new session as needed, because unused sessions expire and the suite can move the clock
 * ahead.
 */
const GOOD_FOR_MS = 5 * 60_000;

const known = new WeakMap<ConformingShop, CachedAdministrator>();

/** Returns the account with role `extended` that creates the shop's test data. */
export function administratorOf(shop: ConformingShop): Promise<SignedIn> {
  const present = known.get(shop);
  const age = present === undefined ? Infinity : shop.now().getTime() - present.since.getTime();
  if (present !== undefined && age < GOOD_FOR_MS) return present.signedIn;
  const signedIn = shop.signedIn('extended');
  known.set(shop, { since: shop.now(), signedIn });
  return signedIn;
}
