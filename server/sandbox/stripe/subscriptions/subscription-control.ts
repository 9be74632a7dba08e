import type Router from '@koa/router';
import { z } from 'zod';
import { bodyOf } from '../../json-body.ts';
import type { World } from '../../world.ts';
import { detailsOf } from './subscription-details.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

export const renewalSchema = z.object({ outcome: z.enum(['renewal_fails', 'renewal_succeeds']) });
export type RenewalOutcome = z.infer<typeof renewalSchema>['outcome'];

/** How the payments of a subscription turn out from now on. */
export function steerRenewals(
  world: World,
  subscription: SubscriptionRecord,
  outcome: RenewalOutcome,
): void {
  world.store.put('subscription_details', {
    ...detailsOf(world, subscription),
    renewals: outcome === 'renewal_fails' ? 'fail' : 'succeed',
  });
}

/** What steers and shows subscriptions. */
export function subscriptionControl(router: Router, world: World): void {
  router.get('/subscriptions', (ctx) => {
    ctx.body = world.store.all('subscription');
  });
  router.get('/invoices', (ctx) => {
    ctx.body = world.store.all('invoice');
  });
  router.post('/subscriptions/:id', (ctx) => {
    const { outcome } = bodyOf(ctx, renewalSchema);
    const subscription = world.store.get('subscription', String(ctx.params.id));
    if (!subscription) return ctx.throw(404, 'No such subscription');
    steerRenewals(world, subscription, outcome);
    ctx.body = subscription;
  });
}
