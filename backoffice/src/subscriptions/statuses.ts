import type { Tone } from '../ui/tones.ts';

interface Status {
  label: string;
  tone: Tone;
}

/** The payment provider's statuses, as shown to staff. */
const statuses: Readonly<Record<string, Status>> = {
  active: { label: 'Active', tone: 'done' },
  trialing: { label: 'Trial', tone: 'moving' },
  past_due: { label: 'Payment due', tone: 'notice' },
  unpaid: { label: 'Unpaid', tone: 'gone' },
  incomplete: { label: 'Not paid yet', tone: 'waiting' },
  incomplete_expired: { label: 'Expired, unpaid', tone: 'plain' },
  paused: { label: 'Paused', tone: 'waiting' },
  canceled: { label: 'Ended', tone: 'plain' },
};

export const statusChoices = Object.entries(statuses).map(([id, { label }]) => ({
  id,
  name: label,
}));

/** Returns an unknown status unchanged, such as one that the provider added later. */
export function statusOf(status: string): Status {
  return statuses[status] ?? { label: status, tone: 'plain' };
}

/** Returns whether the current period is unpaid, whenever it ends. */
export function isUnpaid(status: string): boolean {
  return ['past_due', 'unpaid', 'incomplete', 'incomplete_expired'].includes(status);
}
