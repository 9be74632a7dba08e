import { generateSecret } from 'otplib';
import { authCodeNeeded } from '../../domain/calls/validate-call.ts';
import { unauthorized } from '../../contract/failure.ts';
import type { MockHandlers } from '../core/call.ts';
import { signOff } from '../core/sessions.ts';
import { shopName } from '../config/business.ts';
import { authenticatorUri } from '../../domain/identity/authenticator.ts';
import { confirmAuthenticator, registration } from './registration/handlers.ts';
import { passkeySignIn } from './passkeys/handlers.ts';
import { recovery } from './recovery/handlers.ts';
import { staffIdentity } from './staff/handlers.ts';
import {
  presentEnrollment,
  presentUser,
  presentVerified,
} from '../../domain/identity/presenters.ts';
import { authenticatorReplies } from '../../domain/identity/registration-replies.ts';
import { credentialsWrong, signedOut } from '../../domain/identity/sign-in.ts';
import { presentDone, presentRejection } from '../../domain/rejection.ts';
import { signInEmail, withAsciiDomain } from '../../domain/identity/email-domain.ts';
import { sameText } from '../../domain/same-text.ts';
import { factorsOf, withPassword } from './people.ts';
import { identifyAttempt } from './known-device.ts';
import { completeSignIn, openSession } from './open-session.ts';
import { attemptSignIn } from './sign-in-attempts.ts';
import { recordFactor } from '../security/record-event.ts';
import { consumeCode, underCodeLimit, replaceRecoveryCodes } from './fresh-code.ts';

const visits = {
  /** Starts a session that still needs the authenticator code, if the password is right. */
  signIn(call) {
    const { body, state, session } = call;
    const email = signInEmail(body.username);
    const person = state.people.find((one) => sameText(one.email, email));
    const [userId, wrong] = [person?.userId ?? null, 'WRONG_PASSWORD'] as const;
    const attempt = identifyAttempt(session, person?.userId, email);
    const right = attemptSignIn(
      call,
      { limit: 'sign-in-account', whom: attempt, userId, wrong },
      () => withPassword(person, body.password),
    );
    if (right === null) return presentRejection(credentialsWrong);
    openSession(call, right.userId);
    return presentDone(authCodeNeeded.reason);
  },

  signOut({ session, setHeaders }) {
    signOff(session);
    setHeaders({ 'Clear-Site-Data': '"cache"' });
    return presentDone(signedOut);
  },

  getUser({ caller }) {
    if (caller === null) throw unauthorized();
    return presentUser({ ...caller, ...factorsOf(caller) });
  },

  createMfaToken: ({ state, session, user }) =>
    presentEnrollment(factorsOf(user), () => {
      session.authenticatorOffered ??= { secret: generateSecret(), until: null };
      return authenticatorUri(shopName(state), user.email, session.authenticatorOffered.secret);
    }),

  /** Completes a sign-in with a code, or enrolls the authenticator that was just shown. */
  verifyMfa(call) {
    const { email, authCode } = call.body;
    if (email !== undefined) {
      return authenticatorReplies[confirmAuthenticator(call, withAsciiDomain(email), authCode)];
    }
    const { user } = call;
    const displayed = call.session.authenticatorOffered?.secret;
    const by = underCodeLimit(call, () => consumeCode(call, authCode, { shown: displayed }));
    if (by === null) return presentVerified(null);
    completeSignIn(call, user, { proven: by !== 'RECOVERY_CODE' });
    if (by !== 'ENROLLMENT') return presentVerified({ recoveryCodes: null });
    recordFactor(call, 'AUTHENTICATOR', user.userId);
    return presentVerified({ recoveryCodes: replaceRecoveryCodes(user) });
  },

  canRegister: () => ({ REGISTRATION: true }),
} satisfies Partial<MockHandlers>;

export const identity = {
  ...visits,
  ...passkeySignIn,
  ...registration,
  ...recovery,
  ...staffIdentity,
};
