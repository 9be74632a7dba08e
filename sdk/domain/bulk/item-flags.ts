import type { StoredPrice } from '../catalog/validate-sale.ts';
import { rejection, type Rejection } from '../rejection.ts';
import type { BulkInput } from './input.ts';
import { priceStep, validatePriceStep, willCost } from './prices.ts';
import { validateUndo, wayBack, type DoneBefore } from './undo.ts';
import type { Verdict } from './verdicts.ts';

type FlagAction = 'enable' | 'disable';

/** What will be of an item that is shown or hidden. */
export const willBeVisible = (action: FlagAction, { enabled }: { enabled: boolean }): string => {
  if (action === 'enable') return enabled ? 'It is shown already.' : 'Customers will see it.';
  return enabled ? 'Customers will see it no more.' : 'It is hidden already.';
};

/** What is of it then, whoever did it. */
export const isVisible = (action: FlagAction): string =>
  action === 'enable' ? 'Customers see it.' : 'Customers see it no more.';

const canBePublished = 'Its product and its price will be published.';

/** Why an item is not published among many; null where it can be. */
export const validatePublishing = ({ subscription }: { subscription: boolean }): Rejection | null =>
  subscription
    ? rejection(
        'SOLD_BY_SUBSCRIPTION',
        'It is sold by subscription. Publish it on its own page, where you choose how its price recurs.',
      )
    : null;

interface JudgedItem extends StoredPrice {
  enabled: boolean;
  version: number;
}

/** What can be done to items besides editing them. */
export const itemActions = ['enable', 'disable', 'publish', 'prices'] as const;

interface ItemAction {
  action: (typeof itemActions)[number];
  input: BulkInput;
  /** What the action that is taken back did to it. */
  before: DoneBefore | undefined;
}

/** Decides what would become of an item, or why it stays as it is. */
export function judgeItem(
  item: JudgedItem,
  { action, input, before }: ItemAction,
  now: Date,
): Pick<Verdict, 'rejection' | 'reason' | 'step'> {
  if (action === 'publish') return { rejection: validatePublishing(item), reason: canBePublished };
  const undone = input.undo === undefined ? null : validateUndo(before, item.version);
  if (action !== 'prices') return { rejection: undone, reason: willBeVisible(action, item) };
  const step = (before && wayBack(before)) ?? priceStep(item.price, input);
  return { rejection: undone ?? validatePriceStep(item, step, now), reason: willCost(step), step };
}
