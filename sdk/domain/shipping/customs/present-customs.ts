import type { components } from '../../../src/schema.d.ts';
import type { CheckoutRefusal } from '../../checkout/present-start.ts';
import { presentDone, presentRefusal } from '../../refusal.ts';
import { customsItems, exportCitation, type SoldLine } from './customs-form.ts';
import type { hasLabel } from '../label-rates.ts';
import { refuseAbroad } from './refuse-abroad.ts';

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

export const customsTold = 'Customs are told all they ask.';
export const customsNotPassed = 'This order passes no customs.';
export const customsSaved = 'Saved. Customs are told so when the label is bought.';

/** What customs are told of an order, and what is missing yet. */
export function presentOrderCustoms(order: OrderFacts): Schemas['OrderCustoms'] {
  const { abroad, to, lines, phone, itn, formUrl } = order;
  const refusal = abroad ? refuseAbroad(order) : null;
  const status = refusal
    ? presentBlamed(refusal)
    : presentDone(abroad ? customsTold : customsNotPassed);
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
export const presentBlamed = (refusal: CheckoutRefusal) => ({
  ...presentRefusal(refusal),
  ...refusal.item,
});

export type LabelOutcome = ReturnType<typeof hasLabel> | ({ done: false } & CheckoutRefusal);

export const presentLabel = (outcome: LabelOutcome): Schemas['LabelReply'] =>
  outcome.done ? { ...presentDone(outcome.reason), ...outcome.label } : presentBlamed(outcome);
