import type { MeasuredEvent } from './analytics-events.ts';
import type { Reported } from './analytics.ts';
import { consentChoice } from './consent-choice.ts';

/** A report that hasn't been sent yet, or the event made from it. */
export type Uncounted = Reported | MeasuredEvent;

export const UNCOUNTED_KEY = 'uncounted';
const MAX_STORED = 20;

/**
 * Keeps events that this page couldn't send for the next page in this tab, for example when the
 * visitor goes straight to the payment page. Only for visitors who have agreed to analytics.
 */
export function saveUncounted(things: readonly Uncounted[]): void {
  if (things.length === 0 || consentChoice() !== 'granted') return;
  try {
    const all = [...savedUncounted(), ...things].slice(0, MAX_STORED);
    sessionStorage.setItem(UNCOUNTED_KEY, JSON.stringify(all));
  } catch {
    // Without storage, these few events are lost.
  }
}

/** Returns the events that earlier pages in this tab have kept, oldest first. */
export function savedUncounted(): Uncounted[] {
  return JSON.parse(sessionStorage.getItem(UNCOUNTED_KEY) ?? '[]');
}
