import type { Handlers } from '../../contract/handlers.ts';
import { attemptCookie } from '../mailed-code.ts';
import { recoverPassword } from './recover-password.ts';
import { requestRecovery } from './request-recovery.ts';
import {
  recoveryRequested,
  recoveryRequestedBefore,
  recoveryCodeWrong,
  passwordSet,
} from '@spindle/sdk/domain/identity/mailed-codes';
import { presentRejection } from '@spindle/sdk/domain/rejection';

const cookie = attemptCookie('recovery');

/** Must be the same for known and unknown addresses. */
const replies = {
  now: {
    Status: 'SUCCESS',
    Reason: recoveryRequested,
  },
  'moments ago': {
    Status: 'SUCCESS',
    Reason: recoveryRequestedBefore,
  },
} as const;

export const recovery = {
  async requestPasswordRecovery({ body, ctx, em, network, now, services, session }) {
    const { device } = session;
    const requester = { email: body.email.trim(), ownId: cookie.read(ctx), device, network };
    const { id, isNew } = await requestRecovery({ em, services, now }, requester);
    cookie.write(ctx, services.config, id);
    return replies[isNew ? 'now' : 'moments ago'];
  },

  async recoverPassword({ body, ctx, em, now, services, session, requestId }) {
    const { email, code, password, vpassword } = body;
    const userId = await recoverPassword(
      { em, services, now, requestId },
      { email: email.trim(), code, password, vpassword, ownId: cookie.read(ctx) },
    );
    if (userId === null) {
      // Don't look up the account, because the address might not have one.
      await services.security.note({
        type: 'sign_in.failed',
        reason: 'WRONG_CODE',
        userId: null,
      });
      return presentRejection(recoveryCodeWrong);
    }
    cookie.clear(ctx, services.config);
    if (session.user?.id === userId) await session.close();
    // Access to the mailbox proves who the owner is. They sign in next.
    await session.remember(userId);
    return {
      Status: 'SUCCESS',
      Reason: passwordSet,
    };
  },
} satisfies Handlers<'requestPasswordRecovery' | 'recoverPassword'>;
