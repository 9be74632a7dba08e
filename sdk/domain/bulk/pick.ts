import { done, type Outcome } from '../rejection.ts';

export const canBePicked = 'Ready to be marked as picked.';

/** Treats an order as picked if staff picked it after the bulk action started. */
export function alreadyPicked(outcome: Outcome): Outcome {
  return !outcome.done && outcome.code === 'ALREADY_PICKED' ? done(outcome.reason) : outcome;
}
