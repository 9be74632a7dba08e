import type { MockHandlers } from '../../core/call.ts';
import { CODE_MINUTES } from '../../../domain/identity/mailed-codes.ts';
import { recoverPassword } from './recover-password.ts';
import { requestRecovery } from './request-recovery.ts';

/** The same for every address, known or not. */
const asked = {
  now: `If there is an account with this e-mail address, a code is on its way to it. It is good for ${CODE_MINUTES} minutes. If none comes, ask again after a minute.`,
  'moments ago':
    'A code was asked for a moment ago, and no other was sent. If there is an account with this e-mail address, use the code in our latest mail, or ask again in a minute.',
};

const wrongCode =
  'The code is not right, or no longer good. Use the one in our latest mail, or ask for a new one.';

export const recovery = {
  requestPasswordRecovery(call) {
    const isNew = requestRecovery(call, call.body.email.trim());
    return { Status: 'SUCCESS', Reason: asked[isNew ? 'now' : 'moments ago'] };
  },

  recoverPassword: (call) =>
    recoverPassword(call)
      ? { Status: 'SUCCESS', Reason: 'Your new password is set. Please sign in with it.' }
      : { Status: 'ERROR', Reason: wrongCode },
} satisfies Pick<MockHandlers, 'requestPasswordRecovery' | 'recoverPassword'>;
