import { fullName } from '../../domain/identity/full-name.ts';
import { presentClaim } from '../../domain/picking/claim.ts';
import type { Order, ShopState } from '../state.ts';

/** Who is picking an order now. */
export function presentClaimOf({ people }: ShopState, claim: Order['claim'], now: Date) {
  const holder = people.find(({ userId }) => userId === claim?.userId);
  return presentClaim(
    {
      claimedUntil: claim && new Date(claim.until),
      holder: holder ? fullName(holder) : null,
    },
    now,
  );
}
