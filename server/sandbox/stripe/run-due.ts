import type { World } from '../world.ts';
import { expireDueSessions } from './checkout/sessions.ts';
import { lapseDiscounts } from './discounts/lapse.ts';
import { makeDuePayouts } from './payouts/payouts.ts';
import { runDueSubscriptions } from './subscriptions/renew-subscription.ts';

/** Whatever the provider does by itself as time goes by. */
export function runDue(world: World): void {
  expireDueSessions(world);
  lapseDiscounts(world);
  runDueSubscriptions(world);
  makeDuePayouts(world);
}
