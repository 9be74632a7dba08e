import type { Scene } from '../mocks/core/call.ts';
import {
  cancelAtPeriodEnd,
  changePlan,
  portalOf,
  undoCancellation,
} from '../mocks/subscriptions/portal.ts';
import type { PortalAction } from './conforming-shop.ts';

/** Acts as a customer in the mock portal. */
export function atMockPortal(scene: Scene, url: string, action: PortalAction): void {
  const customer = new URL(url).searchParams.get('customer') ?? '';
  const [subscription] = portalOf(scene.state, customer);
  if (subscription === undefined) throw new Error(`Nobody has subscribed at ${url}`);
  const { id, otherPlans } = subscription;
  if (action === 'cancel') cancelAtPeriodEnd({ ...scene, origin: new URL(url).origin }, id);
  else if (action === 'renew') undoCancellation(scene, id);
  else {
    const plan = otherPlans.find(({ title }) => title === action.plan);
    if (plan === undefined) throw new Error(`There is no plan ${action.plan}.`);
    changePlan(scene, id, plan.value);
  }
}
