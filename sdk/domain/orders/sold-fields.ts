import type { components } from '../../src/schema.d.ts';

/** Fields of a sold item that customers, staff and pickers can see. */
export const soldFields = {
  catalogId: true,
  catalogItemId: true,
  quantity: true,
  price: true,
  title: true,
  description: true,
  image: true,
} satisfies Record<keyof components['schemas']['PickingLine'], true>;
