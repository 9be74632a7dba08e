import { lazy } from 'react';

export const catalogs = {
  name: 'catalogs',
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./catalog-list.tsx')).CatalogList })),
  show: lazy(async () => ({ default: (await import('./catalog-show.tsx')).CatalogShow })),
};

export const items = {
  name: 'items',
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./item-list.tsx')).ItemList })),
  show: lazy(async () => ({ default: (await import('./item-show.tsx')).ItemShow })),
};
