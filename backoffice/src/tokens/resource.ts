import { lazy } from 'react';

export const tokens = {
  name: 'tokens',
  list: lazy(async () => ({ default: (await import('./token-list.tsx')).TokenList })),
};
