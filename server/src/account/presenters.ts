import type { components } from '@spindle/sdk/schema';

type Schemas = components['schemas'];

const CODE_REFUSED =
  'The code is not right, or was used before. Wait for the next one and try again.';

const NO_PROOF =
  'The code is not right, or was used before. Wait for the next one of your authenticator; a recovery code does not count here.';

export const accountReplies = {
  'password changed': {
    Status: 'SUCCESS',
    Reason: 'Your password was changed. Other devices were signed out.',
  },
  'password wrong': {
    Status: 'ERROR',
    Reason: 'The old password is not right. Please check it and try again.',
  },
  proven: { Status: 'SUCCESS', Reason: 'Thank you. You can go on.' },
  'not proven': { Status: 'ERROR', Reason: NO_PROOF },
  changed: {
    Status: 'SUCCESS',
    Reason: 'Your authenticator was changed. Other devices were signed out.',
  },
  wrong: {
    Status: 'ERROR',
    Reason: 'The code is not right. Enter the one your new authenticator shows now.',
  },
  'nothing to confirm': {
    Status: 'ERROR',
    Reason: 'The time to confirm your new authenticator is over. Please start again.',
  },
} as const satisfies Record<string, Schemas['Result']>;

export function presentNewCodes(codes: string[] | null): Schemas['RecoveryCodes'] {
  return codes === null
    ? { Status: 'ERROR', Reason: CODE_REFUSED, RecoveryCodes: null }
    : {
        Status: 'SUCCESS',
        Reason: 'Keep these codes in a safe place. Your earlier ones no longer work.',
        RecoveryCodes: codes,
      };
}

export function presentNextAuthenticator(uri: string | null): Schemas['MfaToken'] {
  return uri === null
    ? { Status: 'ERROR', Reason: CODE_REFUSED, MFAQR: null, MFALINK: null }
    : {
        Status: 'SUCCESS',
        Reason: 'Scan the code with your new authenticator, then enter the code it shows.',
        MFAQR: uri,
        MFALINK: uri,
      };
}
