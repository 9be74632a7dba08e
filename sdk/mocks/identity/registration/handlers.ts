import type { MockHandlers } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import { authenticatorUri } from '../authenticator.ts';
import { demandGoodPassword } from '../password-rules.ts';
import { completeRegistration } from './complete-registration.ts';
import { findOwnAttempt, stageOf } from './find-attempt.ts';
import { secondsToResend, sendCode } from './send-code.ts';
import { startRegistration } from './start-registration.ts';
import { scanCode } from '../../../domain/identity/sign-in.ts';
import { codeSent } from '../../../domain/identity/registration.ts';

export const registration = {
  register(call) {
    const { email, firstName, lastName } = call.body;
    demandGoodPassword(call.body, [email, firstName, lastName]);
    const Reason = scanCode;
    return { Status: 'SUCCESS', Reason, OTP: startRegistration(call) };
  },

  getRegistration(call) {
    const attempt = findOwnAttempt(call);
    if (attempt === undefined) return { Step: 1, Email: null, OTP: null, ResendSeconds: 0 };
    const { email, authenticator } = attempt;
    if (stageOf(attempt) === 'mail') {
      const ResendSeconds = secondsToResend(attempt, call.now);
      return { Step: 3, Email: email, OTP: null, ResendSeconds };
    }
    const OTP = authenticatorUri(email, authenticator);
    return { Step: 2, Email: email, OTP, ResendSeconds: 0 };
  },

  verifyAccountByEmail: (call) => completeRegistration(call),

  resendEmailCode(call) {
    // Only for the browser that began it: strangers could void what its owner holds.
    const own = findOwnAttempt(call);
    const attempt = own && sameText(own.email, call.body.email) ? own : undefined;
    const isDue = attempt !== undefined && secondsToResend(attempt, call.now) === 0;
    if (isDue && stageOf(attempt) === 'mail') sendCode(call, attempt);
    const Reason = codeSent;
    return { Status: 'SUCCESS', Reason };
  },
} satisfies Partial<MockHandlers>;
