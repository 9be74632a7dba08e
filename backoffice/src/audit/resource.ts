import { lazy } from 'react';

export const audit = {
  name: 'audit',
  list: lazy(async () => ({ default: (await import('./audit-list.tsx')).AuditList })),
  show: lazy(async () => ({ default: (await import('./audit-show.tsx')).AuditShow })),
};
