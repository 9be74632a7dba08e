import { forbidden } from './failure.ts';
import type { Operation } from './operation.ts';
import { linkRejected } from '../domain/calls/validate-call.ts';

/**
 * Rejects a followed link. Calls that change data are made by our scripts, which request data,
 * while a followed link requests a page. Older browsers only show this in `Accept`.
 * @throws Failure 403
 */
export function rejectFollowedLink(
  { method, changesState }: Pick<Operation, 'method' | 'changesState'>,
  accept: string | null | undefined,
): void {
  if (method !== 'GET' || !changesState || !accept?.toLowerCase().includes('text/html')) return;
  throw forbidden(linkRejected);
}
