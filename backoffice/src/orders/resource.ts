import { lazy } from 'react';

export const orders = {
  name: 'orders',
  list: lazy(async () => ({ default: (await import('./order-list.tsx')).OrderList })),
  show: lazy(async () => ({ default: (await import('./order-show.tsx')).OrderShow })),
};
