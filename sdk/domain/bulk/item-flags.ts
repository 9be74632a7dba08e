import { rejection, type Rejection } from '../rejection.ts';
import type { BulkInput } from './input.ts';
import { describePriceChange, priceStep, validatePriceStep, type ItemPrices } from './prices.ts';
import { validateUndo, wayBack, type DoneBefore } from './undo.ts';
import type { Verdict } from './verdicts.ts';

type FlagAction = 'enable' | 'disable';

/** Describes what will happen to an item that is enabled or disabled. */
export const willBeVisible = (action: FlagAction, { enabled }: { enabled: boolean }): string => {
  if (action === 'enable') return enabled ? 'Already visible.' : 'Customers will see this item.';
  return enabled ? 'Customers will no longer see this item.' : 'Already hidden.';
};

/** Describes the item's visibility after the action, no matter who changed it. */
export const isVisible = (action: FlagAction): string =>
  action === 'enable' ? 'Visible to customers.' : 'Hidden from customers.';

const canBePublished = 'The product and price will be published.';

/** Returns why an item can't be published in bulk, or null. */
export const validatePublishing = ({ subscription }: { subscription: boolean }): Rejection | null =>
  subscription
    ? rejection(
        'SOLD_BY_SUBSCRIPTION',
        'This item is sold as a subscription. Publish it on its own page, where you choose the billing interval.',
      )
    : null;

interface CheckedItem extends ItemPrices {
  enabled: boolean;
  version: number;
}

/** Bulk actions on items other than edits. */
export const itemActions = ['enable', 'disable', 'publish', 'prices'] as const;

interface ItemAction {
  action: (typeof itemActions)[number];
  input: BulkInput;
  /** What the action being undone did to this item. Undefined if this isn't an undo. */
  before: DoneBefore | undefined;
}

/** Returns what the action would do to an item, or why it can't. */
export function checkItem(
  item: CheckedItem,
  { action, input, before }: ItemAction,
  now: Date,
): Pick<Verdict, 'rejection' | 'reason' | 'step'> {
  if (action === 'publish') return { rejection: validatePublishing(item), reason: canBePublished };
  const undone = input.undo === undefined ? null : validateUndo(before, item.version);
  if (action !== 'prices') return { rejection: undone, reason: willBeVisible(action, item) };
  const step = (before && wayBack(before)) ?? priceStep(item.price, input);
  return {
    rejection: undone ?? validatePriceStep(item, step, now),
    reason: describePriceChange(step),
    step,
  };
}
