import { generateSecret } from 'otplib';
import { authCodeNeeded } from '../../domain/calls/refuse-call.ts';
import { unauthorized } from '../../contract/failure.ts';
import type { MockHandlers, MockCall, AnyMockCall } from '../core/call.ts';
import { signOff } from '../core/sessions.ts';
import { authenticatorUri, stepOfCode } from '../../domain/identity/authenticator.ts';
import { confirmAuthenticator, registration } from './registration/handlers.ts';
import { passkeySignIn } from './passkeys/handlers.ts';
import { recovery } from './recovery/handlers.ts';
import { staffIdentity } from './staff/handlers.ts';
import {
  presentEnrolment,
  presentUser,
  presentVerified,
} from '../../domain/identity/presenters.ts';
import { authenticatorReplies } from '../../domain/identity/registration-replies.ts';
import { credentialsWrong, signedOut } from '../../domain/identity/sign-in.ts';
import { presentDone, presentRefusal } from '../../domain/refusal.ts';
import { signInEmail, withAsciiDomain } from '../../domain/identity/email-domain.ts';
import { isSamePassword } from '../../domain/identity/password-flaw.ts';
import { sameText } from '../../domain/same-text.ts';
import { whoTries, rememberDevice } from './known-device.ts';
import { openSession } from './open-session.ts';
import { tellOfNewDevice } from './tell-of-new-device.ts';
import { takeSignInTry } from './sign-in-tries.ts';
import { forgiveTry } from './tries.ts';
import { noteSecurity } from '../security/note-event.ts';
import { takeFreshCode, underCodeLimit, replaceRecoveryCodes } from './fresh-code.ts';

const visits = {
  signIn: (call) =>
    signIn(call) ? presentDone(authCodeNeeded.reason) : presentRefusal(credentialsWrong),

  signOut({ session, setHeader }) {
    signOff(session);
    setHeader('Clear-Site-Data', '"cache"');
    return presentDone(signedOut);
  },

  getUser({ caller }) {
    if (caller === null) throw unauthorized();
    const { authenticator, passkeys } = caller;
    const factors = { mfaEnrolled: authenticator !== null, hasPasskeys: passkeys.length > 0 };
    return presentUser({ ...caller, ...factors });
  },

  createMfaToken({ session, user }) {
    if (user.authenticator !== null || user.passkeys.length > 0) return presentEnrolment(null);
    session.authenticatorOffered ??= { secret: generateSecret(), until: null };
    return presentEnrolment(authenticatorUri(user.email, session.authenticatorOffered.secret));
  },

  verifyMfa(call) {
    const { email, authCode } = call.body;
    if (email !== undefined) {
      return authenticatorReplies[confirmAuthenticator(call, withAsciiDomain(email), authCode)];
    }
    return presentVerified(verifyMfa(call, authCode));
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

/** Starts a session, still without the authenticator code, where the password is right. */
function signIn(call: MockCall<'signIn'>): boolean {
  const { body, state, session } = call;
  const email = signInEmail(body.username);
  const person = state.people.find((one) => sameText(one.email, email));
  const whom = whoTries(session, person?.userId, email);
  const userId = person?.userId ?? null;
  const failed = takeSignInTry(call, { limit: 'sign-in-account', whom, userId });
  if (!person?.password || !isSamePassword(person.password, body.password)) {
    failed(person === undefined ? 'UNKNOWN_PERSON' : 'WRONG_PASSWORD');
    return false;
  }
  forgiveTry(call, 'sign-in-account', whom);
  openSession(call, person.userId);
  return true;
}

type Around = Pick<
  AnyMockCall,
  'state' | 'session' | 'now' | 'newId' | 'origin' | 'user' | 'operation'
>;

/**
 * Completes a sign-in with a code, or enrols the authenticator that was just shown: recovery codes
 * then. Null where the code is not right or was used before.
 */
function verifyMfa(call: Around, code: string): { recoveryCodes: string[] | null } | null {
  const verified = underCodeLimit(call, () => {
    if (call.user.authenticator === null) return enrol(call, code);
    const taken = takeFreshCode(call, code);
    return taken && { recoveryCodes: null, proven: taken === 'authenticator' };
  });
  if (verified === null) return null;
  call.session.mfaVerified = true;
  call.session.provenAt = verified.proven ? call.now.toISOString() : null;
  call.session.authenticatorOffered = null;
  tellOfNewDevice(call);
  rememberDevice(call, call.user.userId);
  if (verified.recoveryCodes !== null) noteAdded(call, call.user.userId);
  return verified;
}

const noteAdded = (call: Around, userId: string) =>
  noteSecurity(call, {
    type: 'factor.added',
    reason: 'AUTHENTICATOR',
    operation: call.operation,
    userId,
  });

/**
 * Not where the password was voided: whoever still has a session by it may be a stranger. Nor beside a
 * passkey, which has to be shown first.
 */
function enrol({ session, user, now }: Around, code: string) {
  const offered = session.authenticatorOffered;
  if (offered === null || user.password === null || user.passkeys.length > 0) return null;
  const step = stepOfCode(offered.secret, code, now);
  if (step === null) return null;
  user.authenticator = offered.secret;
  user.authenticatorStep = step;
  return { recoveryCodes: replaceRecoveryCodes(user), proven: true };
}
