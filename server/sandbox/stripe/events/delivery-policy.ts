import { z } from 'zod';
import type { World } from '../../world.ts';

/** How events reach the shop from now on; what is left out is as usual. */
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

const SETTING = 'delivery_policy';

export function readPolicy(world: World): DeliveryPolicy {
  return deliveryPolicySchema.parse(world.store.get('setting', SETTING)?.value ?? {});
}

export function writePolicy(world: World, policy: DeliveryPolicy): void {
  world.store.put('setting', { id: SETTING, value: policy });
}

/** Whether this event is to be dropped; a number of drops is used up by asking. */
export function takeDrop(world: World): boolean {
  const policy = readPolicy(world);
  if (typeof policy.drop === 'boolean') return policy.drop;
  if (policy.drop === 0) return false;
  writePolicy(world, { ...policy, drop: policy.drop - 1 });
  return true;
}
