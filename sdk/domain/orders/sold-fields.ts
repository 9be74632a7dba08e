import type { components } from '../../src/schema.d.ts';
import type { ShelfFacts } from '../picking/shelf.ts';

/** An item as sold. */
export type SoldLine = Omit<components['schemas']['PickingLine'], keyof ShelfFacts>;

/** Fields of a sold item that customers, staff and pickers can see. */
export const soldFields = {
  catalogId: true,
  catalogItemId: true,
  quantity: true,
  price: true,
  title: true,
  description: true,
  image: true,
} as const satisfies Record<keyof SoldLine, true>;
