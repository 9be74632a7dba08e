import type { AdminSubscription } from '../providers/records.ts';
import { Chip, Chips } from '../ui/chip.tsx';
import { statusOf } from './statuses.ts';

/** Shows a subscription's status, and whether it has been canceled. */
export function StatusChips({ status, cancelled, endedAt }: AdminSubscription) {
  return (
    <Chips>
      <Chip {...statusOf(status)} />
      {cancelled && endedAt === null && <Chip label="Canceled" tone="back" />}
    </Chips>
  );
}
