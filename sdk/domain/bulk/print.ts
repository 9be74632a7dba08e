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

/** Describes which pages are printed for an order. */
export const printedFor = ({ labelUrl }: Pick<PrintedFacts, 'labelUrl'>): string =>
  labelUrl === null ? 'Packing slip only: no label yet.' : 'Label and packing slip.';

export const labelUnreadable = rejection(
  'LABEL_UNREADABLE',
  "We can't print the carrier's label file: it's missing, too large or not a PDF.",
);

const bulkRunning = rejection(
  'BULK_RUNNING',
  'This job is still running. Wait until it finishes, then print.',
);

const nothingToPrint = rejection(
  'NOTHING_TO_PRINT',
  "There's nothing to print because every order failed. Select the orders and try again.",
);

export const CARRIER_UNAVAILABLE_FOR_PRINT =
  "The carrier's labels aren't available right now. Try again in a moment.";

/** Returns why there is nothing to print yet, or null. */
export function validatePages({ state, results }: Pick<Schemas['Bulk'], 'state' | 'results'>) {
  if (state === 'running') return bulkRunning;
  return results.some(({ Status }) => Status === 'SUCCESS') ? null : nothingToPrint;
}
