import type { Question } from '../ui/confirm-dialog.tsx';
import type { AdminCustomer } from '../providers/records.ts';
import type { AccountChange } from './change-account.ts';

/**
 * Returns the question to ask before this change to an account, or null if the change is easy to
 * undo.
 */
export function questionBeforeChange(
  change: AccountChange,
  { firstName, lastName, email }: AdminCustomer,
): Question | null {
  const name = `${firstName} ${lastName}`;
  if (change.what === 'reset') {
    return {
      title: `Reset ${name}'s authenticator?`,
      text: `${email} loses the authenticator, recovery codes and password, and is signed out everywhere. API tokens are revoked. We'll email instructions to set a new password and authenticator. This can't be undone.`,
      confirm: 'Reset authenticator',
    };
  }
  if (change.extended === true) {
    return {
      title: `Make ${name} an administrator?`,
      text: `${email} will be able to see all orders and accounts, issue refunds and make others administrators. You can remove the role later, but can't undo their actions.`,
      confirm: `Make ${name} an administrator`,
    };
  }
  if (change.extended === false) {
    return {
      title: `Remove administrator role from ${name}?`,
      text: `${email} loses administrator access now and is signed out everywhere. API tokens are revoked. Only another administrator can restore the role.`,
      confirm: 'Remove administrator role',
    };
  }
  return null;
}
