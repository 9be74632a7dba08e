import type { components } from '../../src/schema.d.ts';
import { holdsAny, type ScopeHolder, type StaffScope } from '../identity/staff-roles.ts';

type Summary = components['schemas']['AdminSummary'];
type Task = Exclude<keyof Summary, 'version' | 'setup' | 'records'>;

/** The scopes that show a count. Any of them is enough. */
const scopesOfTask: Record<Task, readonly StaffScope[]> = {
  toPick: ['orders:read'],
  toShip: ['orders:read'],
  openReturns: ['orders:read'],
  failedRefunds: ['orders:read'],
  openDisputes: ['orders:read'],
  lostDisputes: ['orders:read'],
  unassignedRefunds: ['orders:read'],
  alerts: ['orders:read'],
  paymentsWithoutOrder: ['orders:read'],
  openTickets: ['tickets:write'],
};

const scopesOfList: Record<keyof Summary['records'], readonly StaffScope[]> = {
  orders: ['orders:read'],
  invoices: ['orders:read', 'finance:read'],
  items: ['catalog:read'],
  stock: ['catalog:read', 'stock:write'],
  codes: ['catalog:read'],
  customers: ['customers:read'],
  subscriptions: ['subscriptions:read'],
  tickets: ['tickets:write'],
  members: ['customers:read'],
  tokens: ['settings:write'],
  audit: ['settings:write'],
};

/** Returns the summary with zero for what the reader may not see. */
export function visibleSummary(summary: Summary, reader: ScopeHolder): Summary {
  const tasks = hide(summary, scopesOfTask, reader);
  return { ...tasks, records: hide(summary.records, scopesOfList, reader) };
}

function hide<Name extends string, Counts extends Record<Name, number>>(
  counts: Counts,
  scopes: Record<Name, readonly StaffScope[]>,
  reader: ScopeHolder,
): Counts {
  const hidden = Object.entries<readonly StaffScope[]>(scopes)
    .filter(([, needed]) => !holdsAny(reader, needed))
    .map(([name]) => [name, 0]);
  return { ...counts, ...Object.fromEntries(hidden) };
}
