import { notFound } from '../../../contract/failure.ts';
import type { MockCall } from '../../core/call.ts';
import type { Person } from '../../state.ts';
import { noSuch } from '../../../domain/records.ts';

/** The account a call of staff names. @throws Failure 404 */
export function accountOf({
  params: { id },
  state,
}: Pick<MockCall<'changeRoles' | 'resetAuthenticator'>, 'params' | 'state'>): Person {
  const account = state.people.find(({ userId }) => userId === id.toLowerCase());
  if (account === undefined) throw notFound(noSuch('account'));
  return account;
}
