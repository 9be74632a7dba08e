import { z } from 'zod';
import type { World } from '../world.ts';
import type { WebhookProvider } from './provider.ts';

/** How a provider's events are delivered from now on. Omitted fields get their defaults. */
export const deliveryPolicySchema = z.object({
  /** Whether to drop all events, or how many of the next ones. */
  drop: z.union([z.boolean(), z.int().min(0)]).default(false),
  /** Deliveries of each event beyond the first. */
  repeat: z.int().min(0).max(50).default(0),
  /** Deliver in random order. */
  shuffle: z.boolean().default(false),
  /** Delay before the first delivery. */
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

/** Tells whether to drop this event. Uses up one of a number of drops. */
export function takeDrop(world: World, provider: WebhookProvider): boolean {
  const policy = readPolicy(world, provider);
  if (typeof policy.drop === 'boolean') return policy.drop;
  if (policy.drop === 0) return false;
  writePolicy(world, provider, { ...policy, drop: policy.drop - 1 });
  return true;
}
