export const shownChoices = [
  { id: true, name: 'Enabled' },
  { id: false, name: 'Disabled' },
] as const;

export const stockChoices = [
  { id: true, name: 'Out of stock' },
  { id: false, name: 'In stock' },
] as const;
