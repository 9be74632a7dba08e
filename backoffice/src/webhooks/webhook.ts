import type { components } from '@spindle/sdk/schema';
import type { Tone } from '../ui/tones.ts';

export type Webhook = components['schemas']['Webhook'];
export type Delivery = components['schemas']['WebhookDelivery'];

interface Status {
  label: string;
  tone: Tone;
}

/** Returns whether the webhook is on and, if not, why. */
export function statusOf({ enabled, offBecause, failingSince }: Webhook): Status {
  if (enabled) {
    return failingSince === null
      ? { label: 'On', tone: 'done' }
      : { label: 'On, failing', tone: 'notice' };
  }
  if (offBecause === 'GONE') return { label: 'Off: returned 410', tone: 'gone' };
  if (offBecause === 'FAILING') return { label: 'Off: failed for five days', tone: 'gone' };
  return { label: 'Off', tone: 'plain' };
}

const outcomes: Record<components['schemas']['WebhookOutcome'], string> = {
  DELIVERED: 'Accepted',
  REFUSED: 'Rejected',
  GONE: 'Gone',
  NO_ANSWER: 'No response',
  TIME_OUT: 'No response within 15 seconds',
  NOT_ALLOWED: "URL isn't public",
};

/** Returns the result of an attempt, with the response status. */
export const resultOf = ({ outcome, status }: Pick<Delivery, 'outcome' | 'status'>): string =>
  outcome === null ? '–' : `${outcomes[outcome]}${status === null ? '' : ` (${status})`}`;

export const lastResultOf = ({ lastOutcome, lastStatus }: Webhook): string =>
  lastOutcome === null
    ? 'No deliveries yet'
    : resultOf({ outcome: lastOutcome, status: lastStatus });

export const deliveryStates: Record<Delivery['state'], Status> = {
  PENDING: { label: 'Queued', tone: 'waiting' },
  DELIVERED: { label: 'Delivered', tone: 'done' },
  FAILED: { label: 'Failed', tone: 'gone' },
};
