import { unauthorized } from '../../contract/failure.ts';
import type { MockHandlers } from '../core/call.ts';
import { signOff } from '../core/session-end.ts';
import { authenticatorUri, newAuthenticatorSecret } from './authenticator.ts';
import { confirmAuthenticator } from './registration/confirm-authenticator.ts';
import { registration } from './registration/handlers.ts';
import { recovery } from './recovery/handlers.ts';
import { signIn } from './sign-in.ts';
import { staffIdentity } from './staff/handlers.ts';
import { verifyMfa } from './verify-mfa.ts';
import {
  presentEnrolment,
  presentUser,
  presentVerified,
} from '../../domain/identity/presenters.ts';
import { credentialsWrong, signedOut } from '../../domain/identity/sign-in.ts';
import { presentRefusal } from '../../domain/refusal.ts';

const visits = {
  signIn: (call) =>
    signIn(call)
      ? { Status: 'SUCCESS', Reason: 'Please enter your authenticator code.' }
      : presentRefusal(credentialsWrong),

  signOut({ session }) {
    signOff(session);
    return { Status: 'SUCCESS', Reason: signedOut };
  },

  getUser({ caller }) {
    if (caller === null) throw unauthorized();
    return presentUser({ ...caller, mfaEnrolled: caller.authenticator !== null });
  },

  createMfaToken({ session, user }) {
    if (user.authenticator !== null) return presentEnrolment(null);
    session.authenticatorOffered ??= { secret: newAuthenticatorSecret(), until: null };
    return presentEnrolment(authenticatorUri(user.email, session.authenticatorOffered.secret));
  },

  verifyMfa(call) {
    const { email, authCode } = call.body;
    if (email !== undefined) return confirmAuthenticator(call, email, authCode);
    return presentVerified(verifyMfa(call, authCode));
  },

  canRegister: () => ({ REGISTRATION: true }),
} satisfies Partial<MockHandlers>;

export const identity = { ...visits, ...registration, ...recovery, ...staffIdentity };
