import { forbidden } from './failure.ts';
import type { Operation } from './operation.ts';
import { linkRejected } from '../domain/calls/validate-call.ts';

/**
 * Rejects a followed link. A call that changes something is made by one of our scripts, which asks
 * for data, but a followed link asks for a page. Older browsers only say so in `Accept`.
 * @throws Failure 403
 */
export function rejectFollowedLink(
  { method, changesState }: Pick<Operation, 'method' | 'changesState'>,
  accept: string | null | undefined,
): void {
  if (method !== 'GET' || !changesState || !accept?.toLowerCase().includes('text/html')) return;
  throw forbidden(linkRejected);
}
