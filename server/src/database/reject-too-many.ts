import { MAX_NAMED, tooManyMatches } from '@spindle/sdk/domain/backoffice/list-limits';
import { badRequest } from '@spindle/sdk/contract/failure';

/**
 * Rejects a search with too many matches. Sorting more would take seconds, and no one would look
 * through them.
 * @throws Failure 400 saying what to type
 */
export function rejectTooMany(text: string, found: readonly unknown[]): void {
  if (found.length <= MAX_NAMED) return;
  const message = tooManyMatches(text);
  throw badRequest(message, [{ path: 'filter', message }]);
}
