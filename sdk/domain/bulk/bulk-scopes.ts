import type { components } from '../../src/schema.d.ts';
import type { StaffScope } from '../identity/staff-roles.ts';
import type { BulkInput } from './input.ts';

const scopesOfAction: Record<components['schemas']['BulkAction'], readonly StaffScope[]> = {
  pick: ['orders:write'],
  labels: ['labels:buy'],
  print: ['orders:read'],
  enable: ['catalog:write'],
  disable: ['catalog:write'],
  publish: ['catalog:write'],
  prices: ['catalog:write'],
  edit: ['catalog:write', 'stock:write'],
  tag: ['orders:write'],
};

/** Returns what a bulk action requires: the same as for a single record. */
export const scopesOfBulk = (
  action: components['schemas']['BulkAction'],
  input: BulkInput | null,
): readonly StaffScope[] =>
  action === 'tag' && input?.of === 'customers'
    ? ['customers:read', 'tickets:write']
    : scopesOfAction[action];
