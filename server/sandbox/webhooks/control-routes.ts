import type Router from '@koa/router';
import { bodyOf } from '../json-body.ts';
import type { World } from '../world.ts';
import { deliveryPolicySchema, readPolicy, writePolicy } from './delivery-policy.ts';
import type { WebhookProvider } from './provider.ts';

/** Serves the calls that control and show the delivery of a provider's events. */
export function webhookControl(router: Router, world: World, provider: WebhookProvider): void {
  router.get('/webhooks', (ctx) => {
    ctx.body = readPolicy(world, provider);
  });
  router.post('/webhooks', (ctx) => {
    ctx.body = writePolicy(world, provider, bodyOf(ctx, deliveryPolicySchema));
  });
  router.get('/deliveries', (ctx) => {
    ctx.body = world.store.all('delivery').filter((delivery) => delivery.provider === provider);
  });
}
