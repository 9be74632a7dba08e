import type { components } from '../../../src/schema.d.ts';
import type { CheckoutRejection } from '../../checkout/present-start.ts';
import { presentDone, presentRejection } from '../../rejection.ts';
import { customsItems, exportCitation, type SoldLine } from './customs-form.ts';
import type { hasLabel } from '../label-rates.ts';
import { validateExport } from './validate-export.ts';

type Schemas = components['schemas'];

interface OrderFacts {
  abroad: boolean;
  /** Destination country. */
  to: string;
  lines: readonly SoldLine[];
  phone: string | null;
  itn: string | null;
  formUrl: string | null;
}

export const customsComplete = 'Customs information is complete.';
export const customsNotPassed = "This order doesn't go through customs.";
export const customsSaved = "ITN saved. We'll include it when you buy the label.";

/** Returns an order's customs declaration and the data that is still missing. */
export function presentOrderCustoms(order: OrderFacts): Schemas['OrderCustoms'] {
  const { abroad, to, lines, phone, itn, formUrl } = order;
  const rejection = abroad ? validateExport(order) : null;
  const status = rejection
    ? presentBlamed(rejection)
    : presentDone(abroad ? customsComplete : customsNotPassed);
  return {
    ...status,
    abroad,
    phone,
    itn,
    formUrl,
    citation: abroad ? exportCitation({ to, itn }) : null,
    items: abroad
      ? customsItems(lines).map(({ cents: amount, ...item }) => ({ ...item, amount }))
      : [],
  };
}

/** Returns the reply fields for a rejection, with the item at fault if there is one. */
export const presentBlamed = (rejection: CheckoutRejection) => ({
  ...presentRejection(rejection),
  ...rejection.item,
});

export type LabelOutcome = ReturnType<typeof hasLabel> | ({ done: false } & CheckoutRejection);

export const presentLabel = (outcome: LabelOutcome): Schemas['LabelReply'] =>
  outcome.done ? { ...presentDone(outcome.reason), ...outcome.label } : presentBlamed(outcome);
