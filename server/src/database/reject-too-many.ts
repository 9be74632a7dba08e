import { MAX_NAMED, tooManyFit } from '@spindle/sdk/domain/backoffice/list-limits';
import { badRequest } from '@spindle/sdk/contract/failure';

/**
 * Among more than that a list would be sorted for seconds, and nobody would look through it.
 * @throws Failure 400 saying what to type
 */
export function rejectTooMany(text: string, found: readonly unknown[]): void {
  if (found.length <= MAX_NAMED) return;
  const message = tooManyFit(text);
  throw badRequest(message, [{ path: 'filter', message }]);
}
