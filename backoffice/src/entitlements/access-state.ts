import type { AdminEntitlement } from '../providers/records.ts';
import type { Tone } from '../ui/tones.ts';

type Reason = NonNullable<AdminEntitlement['closedBecause']>;

const reasons: Record<Reason, { label: string; tone: Tone }> = {
  REFUNDED: { label: 'Refunded', tone: 'gone' },
  DISPUTED: { label: 'Disputed', tone: 'notice' },
  PAYMENT_DUE: { label: 'Payment due', tone: 'notice' },
  ENDED: { label: 'Ended', tone: 'plain' },
  WITHDRAWN: { label: 'Revoked', tone: 'plain' },
};

/** Returns the label for active access, or the reason it ended. */
export function accessState({ open, closedBecause }: AdminEntitlement) {
  if (open) return { label: 'Active', tone: 'done' } as const;
  // Without a recorded reason, the access has expired.
  return reasons[closedBecause ?? 'ENDED'];
}
