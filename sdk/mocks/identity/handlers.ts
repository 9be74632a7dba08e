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

const wrongCode = 'The code is not right, or was used before. Wait for the next one and try again.';

const visits = {
  signIn: (call) =>
    signIn(call)
      ? { Status: 'SUCCESS', Reason: 'Please enter your authenticator code.' }
      : { Status: 'ERROR', Reason: 'Please check your username and password and try again' },

  signOut({ session }) {
    signOff(session);
    return { Status: 'SUCCESS', Reason: 'You are signed out.' };
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
      const Reason = 'Your account has an authenticator already.';
      return { Status: 'ERROR', Reason, MFAQR: null, MFALINK: null };
    }
    session.authenticatorOffered ??= { secret: newAuthenticatorSecret(), until: null };
    const uri = authenticatorUri(user.email, session.authenticatorOffered.secret);
    const Reason = 'Scan the code with your authenticator app.';
    return { Status: 'SUCCESS', Reason, MFAQR: uri, MFALINK: uri };
  },

  verifyMfa(call) {
    const { email, authCode } = call.body;
    if (email !== undefined) return confirmAuthenticator(call, email, authCode);
    const verified = verifyMfa(call, authCode);
    if (verified === null) return { Status: 'ERROR', Reason: wrongCode, RecoveryCodes: null };
    const { recoveryCodes } = verified;
    const Reason =
      recoveryCodes === null
        ? 'You are signed in.'
        : 'You are signed in. Keep your recovery codes in a safe place.';
    return { Status: 'SUCCESS', Reason, RecoveryCodes: recoveryCodes };
  },

  canRegister: () => ({ REGISTRATION: true }),
} satisfies Pick<
  MockHandlers,
  'signIn' | 'signOut' | 'getUser' | 'createMfaToken' | 'verifyMfa' | 'canRegister'
>;

export const identity = { ...visits, ...registration, ...recovery, ...staffIdentity };
