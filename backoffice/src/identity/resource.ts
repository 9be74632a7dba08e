import { lazy } from 'react';

export const customers = {
  name: 'customers',
  recordRepresentation: 'email',
  list: lazy(async () => ({ default: (await import('./customer-list.tsx')).CustomerList })),
  show: lazy(async () => ({ default: (await import('./customer-show.tsx')).CustomerShow })),
};
