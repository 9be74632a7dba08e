import type { components } from '../../src/schema.d.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { validateLabel, type ShippedFacts } from '../shipping/validate-label.ts';

type Schemas = components['schemas'];

interface PrintedFacts extends ShippedFacts {
  labelUrl: string | null;
}

/** Returns why an order can't be printed, or null if its parcel is packed or still has to be. */
export function validatePrint(order: PrintedFacts): Rejection | null {
  const isPacked = ['PENDING', 'PROCESSING', 'PICKED', 'SHIPPED'].includes(order.orderState);
  const orderState = isPacked ? 'PICKED' : order.orderState;
  return validateLabel({ ...order, orderState, trackingNumber: null });
}

/** Says which pages are printed for an order. */
export const printedFor = ({ labelUrl }: Pick<PrintedFacts, 'labelUrl'>): string =>
  labelUrl === null ? 'Packing slip only: it has no label yet.' : 'Label and packing slip.';

export const labelUnreadable = rejection(
  'LABEL_UNREADABLE',
  'The carrier’s file of this label cannot be printed: it is gone, too large, or no PDF.',
);

const bulkRunning = rejection(
  'BULK_RUNNING',
  'This is not finished yet. Please wait until it is, then print.',
);

const nothingToPrint = rejection(
  'NOTHING_TO_PRINT',
  'There is nothing to print: it was done for none of the orders. Choose them anew.',
);

export const carrierAwayForPrint =
  'The carrier does not give its labels just now. Please try again in a moment.';

/** Returns why there is nothing to print yet, or null. */
export function validatePages({ state, results }: Pick<Schemas['Bulk'], 'state' | 'results'>) {
  if (state === 'running') return bulkRunning;
  return results.some(({ Status }) => Status === 'SUCCESS') ? null : nothingToPrint;
}
