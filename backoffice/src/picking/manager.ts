import { lazy } from 'react';

export const adminPicking = {
  name: 'adminPicking',
  screen: lazy(async () => ({ default: (await import('./picking-manager.tsx')).PickingManager })),
};
