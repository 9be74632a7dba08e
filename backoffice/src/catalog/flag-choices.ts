import { outOfStock } from '@spindle/sdk/domain/catalog/labels';
export const shownChoices = [
  { id: true, name: 'Enabled' },
  { id: false, name: 'Disabled' },
] as const;

export const stockChoices = [
  { id: true, name: outOfStock },
  { id: false, name: 'In stock' },
] as const;
