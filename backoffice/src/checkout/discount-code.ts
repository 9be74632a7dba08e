import type { components } from '@spindle/sdk/schema';
import { formatCents } from '../ui/format.ts';
import type { Tone } from '../ui/tones.ts';

export type DiscountCode = components['schemas']['DiscountCode'];

/** Returns the code's current status. */
export function stateOf(code: DiscountCode, now: number): { label: string; tone: Tone } {
  const { state, active, starts, ends, uses, used } = code;
  if (state === 'REFUSED') return { label: 'Rejected', tone: 'gone' };
  if (ends !== null && Date.parse(ends) <= now) return { label: 'Ended', tone: 'plain' };
  if (!active) return { label: 'Off', tone: 'plain' };
  if (state === 'MAKING') return { label: 'Creating', tone: 'waiting' };
  if (uses !== null && used >= uses) return { label: 'Used up', tone: 'plain' };
  if (starts !== null && Date.parse(starts) > now) return { label: 'Scheduled', tone: 'waiting' };
  return { label: 'Active', tone: 'done' };
}

export function discountText({ percent, amount, freeShipping }: DiscountCode): string {
  if (freeShipping) return 'Free shipping';
  return percent === null ? formatCents(amount ?? 0) : `${percent}%`;
}

/** Returns the number of uses, with any limit. */
export function usesOf({ used, uses }: DiscountCode): string {
  return uses === null ? String(used) : `${used} of ${uses}`;
}
