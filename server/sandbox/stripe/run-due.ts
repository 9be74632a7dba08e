import type { World } from '../world.ts';
import { expireDueSessions } from './checkout/expire-session.ts';
import { runDueSubscriptions } from './subscriptions/run-due-subscriptions.ts';

/** Whatever the provider does by itself as time goes by. */
export function runDue(world: World): void {
  expireDueSessions(world);
  runDueSubscriptions(world);
}
