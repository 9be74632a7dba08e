import type { components } from '../../../src/schema.d.ts';
import type { CheckoutRejection } from '../../checkout/present-start.ts';
import { presentDone, presentRejection } from '../../rejection.ts';
import { customsItems, exportCitation, type SoldLine } from './customs-form.ts';
import type { hasLabel } from '../label-rates.ts';
import { validateExport } from './validate-export.ts';

type Schemas = components['schemas'];

interface OrderFacts {
  abroad: boolean;
  /** The country it goes to. */
  to: string;
  lines: readonly SoldLine[];
  phone: string | null;
  itn: string | null;
  formUrl: string | null;
}

export const customsComplete = 'Customs information is complete.';
export const customsNotPassed = "This order doesn't go through customs.";
export const customsSaved = "ITN saved. We'll include it when you buy the label.";

/** What customs are told of an order, and what is missing yet. */
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

/** The members of a reply that say why not, with the item where one is to blame. */
export const presentBlamed = (rejection: CheckoutRejection) => ({
  ...presentRejection(rejection),
  ...rejection.item,
});

export type LabelOutcome = ReturnType<typeof hasLabel> | ({ done: false } & CheckoutRejection);

export const presentLabel = (outcome: LabelOutcome): Schemas['LabelReply'] =>
  outcome.done ? { ...presentDone(outcome.reason), ...outcome.label } : presentBlamed(outcome);
