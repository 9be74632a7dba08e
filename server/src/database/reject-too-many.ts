import { MAX_NAMED, tooManyFit } from '@spindle/sdk/domain/backoffice/list-limits';
import { badRequest } from '@spindle/sdk/contract/failure';

/**
 * Sorting more than that would take seconds, and no one would look through them.
 * @throws Failure 400 saying what to type
 */
export function rejectTooMany(text: string, found: readonly unknown[]): void {
  if (found.length <= MAX_NAMED) return;
  const message = tooManyFit(text);
  throw badRequest(message, [{ path: 'filter', message }]);
}
