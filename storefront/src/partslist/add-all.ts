import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../app/api.ts';
import type { CartLine } from '../cart/queries.ts';
import { formatCount } from '../ui/format-count.ts';
import { isSamePart } from './own-parts.ts';
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
      const { cart, units } = await addLine(line);
      added.cart = cart;
      added.lines += 1;
      if (units < line.quantity) {
        const why = `Only ${formatCount(units)} of ${formatCount(line.quantity)} added: there are no more`;
        added.lacking.push({ title, why });
      }
    } catch (error) {
      added.lacking.push({ title, why: error instanceof Error ? error.message : String(error) });
    }
  }
  onDone(lines.length);
  return added;
}

/** Adds one, then the others, as far as there are any; a digital item is had once. */
async function addLine(line: PartLine): Promise<{ cart: CartLine[]; units: number }> {
  const path = { catalogId: line.catalogId, catalogItemId: line.catalogItemId };
  const cart = await replyOf(
    shop.GET('/api/cart/add/{catalogId}/{catalogItemId}', { params: { path } }),
  );
  const inCart = cart.find(({ item }) => isSamePart(item, path));
  if (inCart === undefined || inCart.item.digital) return { cart, units: line.quantity };
  const before = inCart.quantity - 1;
  const target = Math.min(before + line.quantity, Math.max(inCart.item.inventory, inCart.quantity));
  const units = target - before;
  if (target === inCart.quantity) return { cart, units };
  const address = '/api/cart/quantity/{catalogId}/{catalogItemId}/{qty}';
  return {
    cart: await replyOf(shop.GET(address, { params: { path: { ...path, qty: target } } })),
    units,
  };
}
