import {
  planRedirects,
  planSuccessor,
  MAX_REDIRECTS,
  type Addresses,
  type Successor,
} from '../../domain/redirects/plan-redirects.ts';
import type { Redirect } from '../../domain/redirects/redirects.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import type { ShopState } from '../state.ts';

/** Undefined in a state stored before redirects existed. */
export const savedRedirects = (state: ShopState): Redirect[] => (state.redirects ??= []);

/** Saves planned changes: creates a redirect, or changes where the existing one leads. */
export function storeRedirects(
  { state, now, newId }: StaffCall,
  changes: readonly Addresses[],
  creation: Pick<Redirect, 'origin' | 'subject'>,
): void {
  const redirects = savedRedirects(state);
  for (const { from, to } of changes) {
    const existing = redirects.find((one) => one.from === from);
    if (existing === undefined) {
      const dateCreated = now.toISOString();
      redirects.push({ id: newId(), from, to, ...creation, version: 1, dateCreated });
    } else if (existing.to !== to) {
      Object.assign(existing, { to, version: existing.version + 1 });
    }
  }
}

interface Deleted {
  /** The path of the deleted record's page. */
  from: string;
  successors: readonly Successor[];
  /** The record, as audit entries name it. */
  subject: string;
}

/** Redirects a deleted record's address to its first successor. */
export function redirectDeleted(call: StaffCall, { from, successors, subject }: Deleted): void {
  const redirects = savedRedirects(call.state);
  if (redirects.length >= MAX_REDIRECTS) return;
  const plan = planRedirects(redirects);
  planSuccessor(plan, from, successors);
  storeRedirects(call, plan.changes(), { origin: 'AUTOMATIC', subject });
}
