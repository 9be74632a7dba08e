import { describe, expect, it } from 'vitest';
import { accountReplies, presentNewCodes, presentNextAuthenticator } from './presenters.ts';

const codeWrong = {
  Status: 'ERROR',
  Reason: 'The code is not right, or was used before. Wait for the next one and try again.',
  code: 'CODE_NOT_RIGHT',
};

it('shows new recovery codes, or that the code was wrong', () => {
  expect(presentNewCodes(['7QK4M-X2WDA'])).toEqual({
    Status: 'SUCCESS',
    Reason: 'Keep these codes in a safe place. Your earlier ones no longer work.',
    RecoveryCodes: ['7QK4M-X2WDA'],
  });
  expect(presentNewCodes(null)).toEqual({ ...codeWrong, RecoveryCodes: null });
});

it('shows the next authenticator as a picture and as a link, or that the code was wrong', () => {
  const uri = 'otpauth://totp/Spindle';
  expect(presentNextAuthenticator(uri)).toEqual({
    Status: 'SUCCESS',
    Reason: 'Scan the code with your new authenticator, then enter the code it shows.',
    MFAQR: uri,
    MFALINK: uri,
  });
  expect(presentNextAuthenticator(null)).toEqual({ ...codeWrong, MFAQR: null, MFALINK: null });
});

describe('whoever changes how they sign in', () => {
  it.each([
    ['password changed', 'Your password was changed. Other devices were signed out.'],
    ['proven', 'Thank you. You can go on.'],
    ['changed', 'Your authenticator was changed. Other devices were signed out.'],
  ] as const)('reads that it is done: %s', (reply, Reason) => {
    expect(accountReplies[reply]).toEqual({ Status: 'SUCCESS', Reason });
  });

  it.each([
    [
      'password wrong',
      'PASSWORD_NOT_RIGHT',
      'The old password is not right. Please check it and try again.',
    ],
    [
      'not proven',
      'CODE_NOT_RIGHT',
      'The code is not right, or was used before. Wait for the next one of your authenticator; a recovery code does not count here.',
    ],
    [
      'wrong',
      'CODE_NOT_RIGHT',
      'The code is not right. Enter the one your new authenticator shows now.',
    ],
    [
      'expired',
      'START_AGAIN',
      'The time to confirm your new authenticator is over. Please start again.',
    ],
  ] as const)('reads why not: %s', (reply, code, Reason) => {
    expect(accountReplies[reply]).toEqual({ Status: 'ERROR', Reason, code });
  });
});
