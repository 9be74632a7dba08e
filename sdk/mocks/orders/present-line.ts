import type { Order } from '../state.ts';

/** A line of an order as whoever bought it, or picks it, sees it. */
export function presentLine(line: Order['items'][number]) {
  const { catalogId, catalogItemId, quantity, price, title, description, image } = line;
  return { catalogId, catalogItemId, quantity, price, title, description, image };
}
