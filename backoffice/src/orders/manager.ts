import { lazy } from 'react';

export const orderManager = {
  name: 'orderManager',
  screen: lazy(async () => ({ default: (await import('./order-manager.tsx')).OrderManager })),
};
