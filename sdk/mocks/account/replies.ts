import type { components } from '../../src/schema.d.ts';
import {
  noProof,
  passwordChanged,
  oldPasswordWrong,
  proven,
  authenticatorChanged,
  newCodeWrong,
  nothingToConfirm,
} from '../../domain/account/account-replies.ts';
import { presentRefusal } from '../../domain/refusal.ts';

export const accountReplies = {
  'password changed': {
    Status: 'SUCCESS',
    Reason: passwordChanged,
  },
  'password wrong': presentRefusal(oldPasswordWrong),
  proven: { Status: 'SUCCESS', Reason: proven },
  'not proven': presentRefusal(noProof),
  changed: {
    Status: 'SUCCESS',
    Reason: authenticatorChanged,
  },
  wrong: presentRefusal(newCodeWrong),
  'nothing to confirm': presentRefusal(nothingToConfirm),
} as const satisfies Record<string, components['schemas']['Result']>;
