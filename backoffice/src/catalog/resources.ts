import { lazy } from 'react';

export const items = {
  name: 'items',
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./item-list.tsx')).ItemList })),
  show: lazy(async () => ({ default: (await import('./item-show.tsx')).ItemShow })),
};
