import type { DemoAttribute } from '../catalogs/types.ts';

/** What most elements have in common. */
export const shown = {
  subscription: false,
  digital: false,
  enabled: true,
  expired: false,
  locked: false,
  subscriptionLink: null,
} as const;

/** One fact about an element. */
export const attribute = (
  attributeId: string,
  type: DemoAttribute['type'],
  value: string,
  description: string,
): DemoAttribute => ({ attributeId, type, value, description });
