import type { MeasuredEvent } from './analytics-events.ts';
import type { Reported } from './analytics.ts';
import { consentChoice } from './consent-choice.ts';

/** Something to be counted, or the event that it has become. */
export type Uncounted = Reported | MeasuredEvent;

export const UNCOUNTED_KEY = 'uncounted';
const MOST_KEPT = 20;

/**
 * For the next page of this tab: what was not sent before this one was left, as when somebody goes
 * to the payment page at once. Only of visitors who have agreed to be counted.
 */
export function keepUncounted(things: readonly Uncounted[]): void {
  if (things.length === 0 || consentChoice() !== 'granted') return;
  try {
    const all = [...keptUncounted(), ...things].slice(0, MOST_KEPT);
    sessionStorage.setItem(UNCOUNTED_KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing loses these few.
  }
}

/** What this tab's earlier pages have kept, oldest first. */
export function keptUncounted(): Uncounted[] {
  return JSON.parse(sessionStorage.getItem(UNCOUNTED_KEY) ?? '[]');
}
