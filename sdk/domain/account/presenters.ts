import type { components } from '../../src/schema.d.ts';
import { codeWrong } from '../identity/sign-in.ts';
import {
  noProof,
  passwordChanged,
  oldPasswordWrong,
  proven,
  authenticatorChanged,
  newCodeWrong,
  nothingToConfirm,
  codesRenewed,
  scanNew,
} from './account-replies.ts';
import { presentRejection } from '../rejection.ts';

type Schemas = components['schemas'];

export const accountReplies = {
  'password changed': {
    Status: 'SUCCESS',
    Reason: passwordChanged,
  },
  'password wrong': presentRejection(oldPasswordWrong),
  proven: { Status: 'SUCCESS', Reason: proven },
  'not proven': presentRejection(noProof),
  changed: {
    Status: 'SUCCESS',
    Reason: authenticatorChanged,
  },
  wrong: presentRejection(newCodeWrong),
  expired: presentRejection(nothingToConfirm),
} as const satisfies Record<string, Schemas['Result']>;

export function presentNewCodes(codes: string[] | null): Schemas['RecoveryCodes'] {
  return codes === null
    ? { ...presentRejection(codeWrong), RecoveryCodes: null }
    : {
        Status: 'SUCCESS',
        Reason: codesRenewed,
        RecoveryCodes: codes,
      };
}

export function presentNextAuthenticator(uri: string | null): Schemas['MfaToken'] {
  return uri === null
    ? { ...presentRejection(codeWrong), MFAQR: null, MFALINK: null }
    : {
        Status: 'SUCCESS',
        Reason: scanNew,
        MFAQR: uri,
        MFALINK: uri,
      };
}
