import { CODE_MINUTES } from '@spindle/sdk/domain/identity/mailed-codes';
import type { Handlers } from '../../contract/handlers.ts';
import { attemptCookie } from '../mailed-code.ts';
import { recoverPassword } from './recover-password.ts';
import { requestRecovery } from './request-recovery.ts';

const cookie = attemptCookie('recovery');

/** The same for every address, known or not. */
const recoveryAsked = {
  now: {
    Status: 'SUCCESS',
    Reason: `If there is an account with this e-mail address, a code is on its way to it. It is good for ${CODE_MINUTES} minutes. If none comes, ask again after a minute.`,
  },
  'moments ago': {
    Status: 'SUCCESS',
    Reason:
      'A code was asked for a moment ago, and no other was sent. If there is an account with this e-mail address, use the code in our latest mail, or ask again in a minute.',
  },
} as const;

export const recovery = {
  async requestPasswordRecovery({ body, ctx, em, network, now, services, session }) {
    const { device } = session;
    const asker = { email: body.email.trim(), ownId: cookie.read(ctx), device, network };
    const { id, isNew } = await requestRecovery({ em, services, now }, asker);
    cookie.write(ctx, services.config, id);
    return recoveryAsked[isNew ? 'now' : 'moments ago'];
  },

  async recoverPassword({ body, ctx, em, now, services, session, requestId }) {
    const { email, code, password, vpassword } = body;
    const userId = await recoverPassword(
      { em, services, now, requestId },
      { email: email.trim(), code, password, vpassword, ownId: cookie.read(ctx) },
    );
    if (userId === null) {
      return {
        Status: 'ERROR',
        Reason:
          'The code is not right, or no longer good. Use the one in our latest mail, or ask for a new one.',
      };
    }
    cookie.clear(ctx, services.config);
    if (session.user?.id === userId) await session.close();
    // Whoever has the mailbox is no stranger, and signs in next.
    await session.remember(userId);
    return {
      Status: 'SUCCESS',
      Reason: 'Your new password is set. Please sign in with it.',
    };
  },
} satisfies Handlers<'requestPasswordRecovery' | 'recoverPassword'>;
