import type { components } from '../../src/schema.d.ts';

export const CODE_REFUSED =
  'The code is not right, or was used before. Wait for the next one and try again.';

export const accountReplies = {
  'password changed': {
    Status: 'SUCCESS',
    Reason: 'Your password was changed. Other devices were signed out.',
  },
  'password wrong': {
    Status: 'ERROR',
    Reason: 'The old password is not right. Please check it and try again.',
  },
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
