import { z } from 'zod';
import type { World } from '../../world.ts';

export const refundStatusSchema = z.object({ status: z.enum(['succeeded', 'failed', 'pending']) });
export type RefundStatus = z.infer<typeof refundStatusSchema>['status'];

const SETTING = 'refund_status';

/** How refunds made from now on turn out. */
export function readRefundStatus(world: World): RefundStatus {
  const known = refundStatusSchema.safeParse({
    status: world.store.get('setting', SETTING)?.value,
  });
  return known.success ? known.data.status : 'succeeded';
}

export function writeRefundStatus(world: World, status: RefundStatus): void {
  world.store.put('setting', { id: SETTING, value: status });
}
