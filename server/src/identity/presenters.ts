import type { components } from '@spindle/sdk/schema';
import type { Config as Settings } from '../config.ts';
import type { SessionUser } from './session-user.ts';

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

export function presentConfig({ frontEnd, recaptcha }: Settings): Schemas['Config'] {
  return { recaptchaSiteKey: recaptcha.siteKey, ...frontEnd };
}
