import type { components } from '../../src/schema.d.ts';
import { presentRejection } from '../rejection.ts';
import { rolesOf, scopesHeldBy, type ScopeHolder } from './staff-roles.ts';
import {
  codeWrong,
  authenticatorExists,
  scanCode,
  signedIn,
  signedInWithCodes,
} from './sign-in.ts';

type Schemas = components['schemas'];

interface SignedInFacts extends ScopeHolder {
  firstName: string;
  lastName: string;
  email: string;
  mfaVerified: boolean;
  mfaEnrolled: boolean;
  hasPasskeys: boolean;
}

export const presentUser = (user: SignedInFacts): Schemas['User'] => ({
  FirstName: user.firstName,
  LastName: user.lastName,
  Email: user.email,
  Extended: user.extended,
  Warehouse: user.warehouse,
  Roles: rolesOf(user),
  Scopes: scopesHeldBy(user),
  MFA: user.mfaVerified,
  MFAToken: user.mfaEnrolled,
  Passkeys: user.hasPasskeys,
});

/** Returns the reply to a code entered during sign-in. Null means that the code was wrong. */
export function presentVerified(
  verified: { recoveryCodes: string[] | null } | null,
): Schemas['RecoveryCodes'] {
  if (verified === null) return { ...presentRejection(codeWrong), RecoveryCodes: null };
  const { recoveryCodes } = verified;
  const Reason = recoveryCodes === null ? signedIn : signedInWithCodes;
  return { Status: 'SUCCESS', Reason, RecoveryCodes: recoveryCodes };
}

/**
 * Returns the authenticator to enroll, unless the account already has one or a passkey.
 * @param uriOf returns the URI for the authenticator app's QR code
 */
export function presentEnrollment(
  { mfaEnrolled, hasPasskeys }: Pick<SignedInFacts, 'mfaEnrolled' | 'hasPasskeys'>,
  uriOf: () => string,
): Schemas['MfaToken'] {
  if (mfaEnrolled || hasPasskeys) {
    return { ...presentRejection(authenticatorExists), MFAQR: null, MFALINK: null };
  }
  const uri = uriOf();
  return { Status: 'SUCCESS', Reason: scanCode, MFAQR: uri, MFALINK: uri };
}
