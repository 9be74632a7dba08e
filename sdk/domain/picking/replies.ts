import type { components } from '../../src/schema.d.ts';
import { pickFields } from '../fields.ts';
import { soldFields } from '../orders/sold-fields.ts';
import type { Outcome } from '../rejection.ts';
import { CLAIM_MINUTES } from './claim.ts';
import { compareBins, shelfFields } from './shelf.ts';

export const claimed = `You have ${CLAIM_MINUTES} minutes to pick this order.`;
export const picked = 'This Order Has Been Picked';

type Schemas = components['schemas'];

interface OrderToPickFacts {
  id: string;
  customerId: string | null;
  createdAt: Date;
  /** Null if the order isn't claimed. */
  claimedUntil: Date | null;
  /** The lines that go into its parcel. */
  lines: readonly Schemas['PickingLine'][];
}

export const presentOrderToPick = (order: OrderToPickFacts): Schemas['PickingOrder'] => ({
  orderId: order.id,
  customerId: order.customerId,
  dateCreated: order.createdAt.toISOString(),
  claimedUntil: order.claimedUntil?.toISOString() ?? null,
  items: order.lines
    .toSorted(compareBins)
    .map((line) => pickFields(line, { ...soldFields, ...shelfFields })),
});

/** Presents a picking reply. Its fields are lower case, unlike those of other replies. */
export function presentPicking(outcome: Outcome): Schemas['PickingResult'] {
  const { reason } = outcome;
  return outcome.done
    ? { status: 'SUCCESS', reason }
    : { status: 'ERROR', reason, code: outcome.code };
}
