import { partOf, type Once } from '@spindle/sdk/react/intent-key';
import { isAnswered } from '@spindle/sdk/react/is-answered';
import { addUnits, fewerAdded } from '../cart/add-units.ts';
import type { CartLine } from '../cart/queries.ts';
import { whyNot, type PartLine } from './parts.ts';

/** What became of a list that went into the cart. */
export interface Added {
  /** Lines that are in now, if with fewer units. */
  lines: number;
  /** What is not in, or not whole, line by line. */
  lacking: { title: string; why: string }[];
  /** The cart as the shop answered it last; undefined where nothing was added. */
  cart: CartLine[] | undefined;
}

/** A line that may be known by the name it was sold under, should the shop have it no more. */
export type AddableLine = PartLine & { title?: string };

/**
 * Puts every line into the cart, on top of what is there, one after the other: what cannot be added
 * holds up nothing else. `onDone` hears how many are done.
 */
export async function addAll(
  lines: readonly AddableLine[],
  onDone: (done: number) => void,
  once: Once,
): Promise<Added> {
  const added: Added = { lines: 0, lacking: [], cart: undefined };
  for (const [at, line] of lines.entries()) {
    onDone(at);
    const title = line.item?.title ?? line.title ?? `${line.catalogId}/${line.catalogItemId}`;
    const canTry = line.item && line.item.inventory > 0 && !line.item.subscription;
    if (!canTry) {
      added.lacking.push({ title, why: whyNot(line) ?? 'Sold out' });
      continue;
    }
    try {
      const { cart, units } = await addUnits(line, partOf(once, at));
      added.cart = cart;
      added.lines += 1;
      if (units < line.quantity)
        added.lacking.push({ title, why: fewerAdded(units, line.quantity) });
    } catch (error) {
      // Nobody knows whether it is in: trying again finds out, under the same keys.
      if (!isAnswered(error)) throw error;
      added.lacking.push({ title, why: error instanceof Error ? error.message : String(error) });
    }
  }
  onDone(lines.length);
  return added;
}
