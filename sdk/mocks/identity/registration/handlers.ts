import type { MockHandlers } from '../../core/call.ts';
import { sameText } from '../../core/same-text.ts';
import { authenticatorUri } from '../authenticator.ts';
import { demandGoodPassword } from '../password-rules.ts';
import { completeRegistration } from './complete-registration.ts';
import { factsOf, findOwnAttempt, stageOf } from './find-attempt.ts';
import { sendCode } from './send-code.ts';
import { startRegistration } from './start-registration.ts';
import { scanCode } from '../../../domain/identity/sign-in.ts';
import {
  presentRegistration,
  secondsToResend,
} from '../../../domain/identity/registration-replies.ts';
import { codeSent } from '../../../domain/identity/registration.ts';

export const registration = {
  register(call) {
    const { email, firstName, lastName } = call.body;
    demandGoodPassword(call.body, [email, firstName, lastName]);
    return { Status: 'SUCCESS', Reason: scanCode, OTP: startRegistration(call) };
  },

  getRegistration(call) {
    const attempt = findOwnAttempt(call);
    return presentRegistration(attempt ? factsOf(attempt) : null, call.now, () =>
      attempt ? authenticatorUri(attempt.email, attempt.authenticator) : '',
    );
  },

  verifyAccountByEmail: (call) => completeRegistration(call),

  resendEmailCode(call) {
    // Only for the browser that began it: strangers could void what its owner holds.
    const own = findOwnAttempt(call);
    const attempt = own && sameText(own.email, call.body.email) ? own : undefined;
    const isDue = attempt !== undefined && secondsToResend(factsOf(attempt), call.now) === 0;
    if (isDue && stageOf(attempt) === 'mail') sendCode(call, attempt);
    return { Status: 'SUCCESS', Reason: codeSent };
  },
} satisfies Partial<MockHandlers>;
