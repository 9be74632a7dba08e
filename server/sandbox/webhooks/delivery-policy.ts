import { z } from 'zod';
import type { World } from '../world.ts';
import type { WebhookProvider } from './provider.ts';

/** How a provider's events reach the shop from now on; what is left out is as usual. */
export const deliveryPolicySchema = z.object({
  /** Deliver nothing; a number drops so many of the next events. */
  drop: z.union([z.boolean(), z.int().min(0)]).default(false),
  /** Deliveries of each event beyond the first. */
  repeat: z.int().min(0).max(50).default(0),
  /** Deliver in random order. */
  shuffle: z.boolean().default(false),
  /** Wait before the first delivery. */
  delayMs: z.int().min(0).default(0),
});

export type DeliveryPolicy = z.infer<typeof deliveryPolicySchema>;

const setting = (provider: WebhookProvider) => `delivery_policy_${provider}`;

export function readPolicy(world: World, provider: WebhookProvider): DeliveryPolicy {
  return deliveryPolicySchema.parse(world.store.get('setting', setting(provider))?.value ?? {});
}

export function writePolicy(
  world: World,
  provider: WebhookProvider,
  policy: DeliveryPolicy,
): DeliveryPolicy {
  world.store.put('setting', { id: setting(provider), value: policy });
  return policy;
}

/** Whether this event is to be dropped; a number of drops is used up by asking. */
export function takeDrop(world: World, provider: WebhookProvider): boolean {
  const policy = readPolicy(world, provider);
  if (typeof policy.drop === 'boolean') return policy.drop;
  if (policy.drop === 0) return false;
  writePolicy(world, provider, { ...policy, drop: policy.drop - 1 });
  return true;
}
