import type { AdminEntitlement } from '../providers/records.ts';
import type { Tone } from '../ui/tones.ts';

type Reason = NonNullable<AdminEntitlement['closedBecause']>;

const reasons: Record<Reason, { label: string; tone: Tone }> = {
  REFUNDED: { label: 'Refunded', tone: 'gone' },
  DISPUTED: { label: 'Disputed', tone: 'notice' },
  PAYMENT_DUE: { label: 'Payment due', tone: 'notice' },
  ENDED: { label: 'Ended', tone: 'plain' },
  WITHDRAWN: { label: 'Taken back', tone: 'plain' },
};

/** Whether somebody has access now, or why not. */
export function accessState({ open, closedBecause }: AdminEntitlement) {
  if (open) return { label: 'Open', tone: 'done' } as const;
  // Nothing closed it: its time is over.
  return reasons[closedBecause ?? 'ENDED'];
}
