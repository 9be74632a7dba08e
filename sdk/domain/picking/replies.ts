import type { components } from '../../src/schema.d.ts';
import type { Outcome } from '../refusal.ts';
import { CLAIM_MINUTES } from './claim.ts';

export const claimed = `This order is yours to pick for ${CLAIM_MINUTES} minutes.`;
export const picked = 'This Order Has Been Picked';

/** The members of a picking reply are written small. */
export function presentPicking(outcome: Outcome): components['schemas']['PickingResult'] {
  const { reason } = outcome;
  return outcome.done
    ? { status: 'SUCCESS', reason }
    : { status: 'ERROR', reason, code: outcome.code };
}
