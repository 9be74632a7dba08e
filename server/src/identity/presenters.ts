import type { components } from '@spindle/sdk/schema';
import type { Config as Settings } from '../config.ts';
import type { SessionUser } from '../contract/session-user.ts';
import { signedIn, signedInWithCodes, codeWrong } from '@spindle/sdk/domain/identity/sign-in';
import { presentRefusal } from '@spindle/sdk/domain/refusal';

type Schemas = components['schemas'];

export function presentUser(user: SessionUser): Schemas['User'] {
  return {
    FirstName: user.firstName,
    LastName: user.lastName,
    Email: user.email,
    Extended: user.extended,
    Warehouse: user.warehouse,
    MFA: user.mfaVerified,
    MFAToken: user.mfaEnrolled,
  };
}

/** Of a code that was given while signing in; null where it was not right. */
export function presentVerified(
  verified: { recoveryCodes: string[] | null } | null,
): Schemas['RecoveryCodes'] {
  if (verified === null) return { ...presentRefusal(codeWrong), RecoveryCodes: null };
  const { recoveryCodes } = verified;
  const Reason = recoveryCodes === null ? signedIn : signedInWithCodes;
  return { Status: 'SUCCESS', Reason, RecoveryCodes: recoveryCodes };
}

export function presentConfig({ frontEnd, recaptcha, business }: Settings): Schemas['Config'] {
  const { returnWindowDays, shipWithinWorkingDays, shipTo, company, fallbackShipping } = business;
  return {
    recaptchaSiteKey: recaptcha.siteKey,
    ...frontEnd,
    returnWindowDays,
    shipWithinWorkingDays,
    shipTo,
    company,
    fallbackShipping: [
      { service: 'Standard', amount: fallbackShipping.standardCents },
      { service: 'Express', amount: fallbackShipping.expressCents },
    ],
  };
}
