import { done, type Outcome } from '../rejection.ts';

export const canBePicked = 'It can be marked as picked.';

/** Of an order that could be picked when this began, it is as good where it was picked meanwhile. */
export function pickedMeanwhile(outcome: Outcome): Outcome {
  return !outcome.done && outcome.code === 'ALREADY_PICKED' ? done(outcome.reason) : outcome;
}
