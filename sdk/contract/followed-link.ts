import { forbidden } from './failure.ts';
import type { Operation } from './operation.ts';
import { madeByLink } from '../domain/calls/refuse-call.ts';

/**
 * A call that changes something is made by a script of ours, which asks for data. A link that was
 * followed asks for a page; older browsers say so in `Accept` alone.
 * @throws Failure 403
 */
export function refuseFollowedLink(
  { method, changesState }: Pick<Operation, 'method' | 'changesState'>,
  accept: string | null | undefined,
): void {
  if (method !== 'GET' || !changesState || !accept?.toLowerCase().includes('text/html')) return;
  throw forbidden(madeByLink);
}
