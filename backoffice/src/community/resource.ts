import { lazy } from 'react';

export const members = {
  name: 'members',
  list: lazy(async () => ({ default: (await import('./member-list.tsx')).MemberList })),
};
