import type { components } from '../../src/schema.d.ts';

export const CODE_REFUSED =
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
} as const satisfies Record<string, components['schemas']['Result']>;
