import type { World } from '../world.ts';
import { expireDueSessions } from './checkout/sessions.ts';
import { lapseDiscounts } from './discounts/lapse.ts';
import { makeDuePayouts } from './payouts/payouts.ts';
import { runDueSubscriptions } from './subscriptions/renew-subscription.ts';

/** Does what the provider does on its own as time passes. */
export function runDue(world: World): void {
  expireDueSessions(world);
  lapseDiscounts(world);
  runDueSubscriptions(world);
  makeDuePayouts(world);
}
