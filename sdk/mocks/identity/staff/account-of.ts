import { notFound } from '../../../contract/failure.ts';
import type { MockCall } from '../../core/call.ts';
import type { Person } from '../../state.ts';

/** The account a call of staff names. @throws Failure 404 */
export function accountOf({
  params: { id },
  state,
}: Pick<MockCall<'changeRoles' | 'resetAuthenticator'>, 'params' | 'state'>): Person {
  const account = state.people.find(({ userId }) => userId === id.toLowerCase());
  if (account === undefined) throw notFound('There is no such account.');
  return account;
}
