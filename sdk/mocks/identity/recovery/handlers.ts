import type { MockHandlers } from '../../core/call.ts';
import { CODE_MINUTES } from '../../../domain/identity/mailed-codes.ts';
import { recoverPassword } from './recover-password.ts';
import { requestRecovery } from './request-recovery.ts';
import {
  recoveryAsked,
  recoveryAskedBefore,
  recoveryCodeWrong,
  passwordSet,
} from '../../../domain/identity/recovery.ts';
import { presentRefusal } from '../../../domain/refusal.ts';

/** The same for every address, known or not. */
const asked = {
  now: recoveryAsked(CODE_MINUTES),
  'moments ago': recoveryAskedBefore,
};

export const recovery = {
  requestPasswordRecovery(call) {
    const isNew = requestRecovery(call, call.body.email.trim());
    return { Status: 'SUCCESS', Reason: asked[isNew ? 'now' : 'moments ago'] };
  },

  recoverPassword: (call) =>
    recoverPassword(call)
      ? { Status: 'SUCCESS', Reason: passwordSet }
      : presentRefusal(recoveryCodeWrong),
} satisfies Partial<MockHandlers>;
