import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
import { partOf, type IntentHeader } from '@spindle/sdk/react/intent-key';
import { isAnswered } from '@spindle/sdk/react/is-answered';
import { addUnits, fewerAdded } from '../cart/add-units.ts';
import type { CartLine } from '../cart/queries.ts';
import { rejectionReason, type PartLine } from './parts.ts';

/** The result of adding a list to the cart. */
export interface Added {
  /** Lines that were added, even if with fewer units. */
  lines: number;
  /** Lines that are missing or incomplete, with reasons. */
  lacking: { title: string; why: string }[];
  /** The cart from the last response. Undefined if nothing was added. */
  cart: CartLine[] | undefined;
}

/** A line, with the title it was sold under, in case the item no longer exists. */
export type AddableLine = PartLine & { title?: string };

/**
 * Adds the lines to the cart one after the other, on top of what is there. A line that can't be
 * added doesn't stop the others. `onDone` receives the number of lines done.
 */
export async function addAll(
  lines: readonly AddableLine[],
  onDone: (done: number) => void,
  once: IntentHeader,
): Promise<Added> {
  const added: Added = { lines: 0, lacking: [], cart: undefined };
  for (const [at, line] of lines.entries()) {
    onDone(at);
    const title = line.item?.title ?? line.title ?? `${line.catalogId}/${line.catalogItemId}`;
    const canTry = line.item && line.item.inventory > 0 && !line.item.subscription;
    if (!canTry) {
      added.lacking.push({ title, why: rejectionReason(line) ?? outOfStock });
      continue;
    }
    try {
      const { cart, units } = await addUnits(line, partOf(once, at));
      added.cart = cart;
      added.lines += 1;
      if (units < line.quantity)
        added.lacking.push({ title, why: fewerAdded(units, line.quantity) });
    } catch (error) {
      // The outcome is unknown. Retrying with the same keys reveals it.
      if (!isAnswered(error)) throw error;
      added.lacking.push({ title, why: error instanceof Error ? error.message : String(error) });
    }
  }
  onDone(lines.length);
  return added;
}
