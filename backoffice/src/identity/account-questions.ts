import type { Question } from '../ui/confirm-dialog.tsx';
import type { AdminCustomer } from '../providers/records.ts';
import type { AccountChange } from './change-account.ts';

/** Returns what to ask before this change of an account, or null if the change is easy to undo. */
export function questionBeforeChange(
  change: AccountChange,
  { firstName, lastName, email }: AdminCustomer,
): Question | null {
  const name = `${firstName} ${lastName}`;
  if (change.what === 'reset') {
    return {
      title: `Reset the authenticator of ${name}?`,
      text: `${email} loses the authenticator, all recovery codes and the password, and is signed out everywhere; their API tokens end for good. This cannot be undone. A mail tells them how to get back in: they set a new password by mail, then enrol an authenticator anew.`,
      confirm: `Reset authenticator of ${name}`,
    };
  }
  if (change.extended === true) {
    return {
      title: `Make ${name} an administrator?`,
      text: `${email} may then see every order and every account, give money back, and make others administrators. What they do until you take this away again cannot be undone.`,
      confirm: `Make ${name} an administrator`,
    };
  }
  if (change.extended === false) {
    return {
      title: `Take administration from ${name}?`,
      text: `${email} loses every tool of an administrator at once, and is signed out everywhere; their API tokens end for good. Only another administrator can give them back.`,
      confirm: `Take administration from ${name}`,
    };
  }
  return null;
}
