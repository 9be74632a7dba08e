import { lazy } from 'react';

export const adminShipping = {
  name: 'adminShipping',
  screen: lazy(async () => ({ default: (await import('./shipping-manager.tsx')).ShippingManager })),
};
