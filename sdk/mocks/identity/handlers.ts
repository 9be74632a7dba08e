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
  codeWrong,
  credentialsWrong,
  signedOut,
  hasAuthenticator,
  scanCode,
  signedIn,
  signedInWithCodes,
} from '../../domain/identity/sign-in.ts';
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
    return {
      FirstName: caller.firstName,
      LastName: caller.lastName,
      Email: caller.email,
      Extended: caller.extended,
      Warehouse: caller.warehouse,
      MFA: caller.mfaVerified,
      MFAToken: caller.authenticator !== null,
    };
  },

  createMfaToken({ session, user }) {
    if (user.authenticator !== null) {
      return { ...presentRefusal(hasAuthenticator), MFAQR: null, MFALINK: null };
    }
    session.authenticatorOffered ??= { secret: newAuthenticatorSecret(), until: null };
    const uri = authenticatorUri(user.email, session.authenticatorOffered.secret);
    const Reason = scanCode;
    return { Status: 'SUCCESS', Reason, MFAQR: uri, MFALINK: uri };
  },

  verifyMfa(call) {
    const { email, authCode } = call.body;
    if (email !== undefined) return confirmAuthenticator(call, email, authCode);
    const verified = verifyMfa(call, authCode);
    if (verified === null) return { ...presentRefusal(codeWrong), RecoveryCodes: null };
    const { recoveryCodes } = verified;
    const Reason = recoveryCodes === null ? signedIn : signedInWithCodes;
    return { Status: 'SUCCESS', Reason, RecoveryCodes: recoveryCodes };
  },

  canRegister: () => ({ REGISTRATION: true }),
} satisfies Pick<
  MockHandlers,
  'signIn' | 'signOut' | 'getUser' | 'createMfaToken' | 'verifyMfa' | 'canRegister'
>;

export const identity = { ...visits, ...registration, ...recovery, ...staffIdentity };
