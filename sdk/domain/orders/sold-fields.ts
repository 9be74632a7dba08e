import type { components } from '../../src/schema.d.ts';

/** What customers, staff and pickers alike see of an item that was sold. */
export const soldFields = {
  catalogId: true,
  catalogItemId: true,
  quantity: true,
  price: true,
  title: true,
  description: true,
  image: true,
} satisfies Record<keyof components['schemas']['PickingLine'], true>;
