import { lazy } from 'react';

export const stock = {
  name: 'stock',
  list: lazy(async () => ({ default: (await import('./stock-list.tsx')).StockList })),
};
