import { describe, expect, it } from 'vitest';
import { accountReplies, presentNewCodes, presentNextAuthenticator } from './presenters.ts';

const codeWrong = {
  Status: 'ERROR',
  Reason: 'That code is wrong or was already used. Wait for the next code and try again.',
  code: 'CODE_NOT_RIGHT',
};

it('shows new recovery codes, or that the code was wrong', () => {
  expect(presentNewCodes(['7QK4M-X2WDA'])).toEqual({
    Status: 'SUCCESS',
    Reason: 'Keep these codes in a safe place. Your old codes no longer work.',
    RecoveryCodes: ['7QK4M-X2WDA'],
  });
  expect(presentNewCodes(null)).toEqual({ ...codeWrong, RecoveryCodes: null });
});

it('shows the next authenticator as a picture and as a link, or that the code was wrong', () => {
  const uri = 'otpauth://totp/Spindle';
  expect(presentNextAuthenticator(uri)).toEqual({
    Status: 'SUCCESS',
    Reason: 'Scan the QR code with your new authenticator, then enter the code it shows.',
    MFAQR: uri,
    MFALINK: uri,
  });
  expect(presentNextAuthenticator(null)).toEqual({ ...codeWrong, MFAQR: null, MFALINK: null });
});

describe('changing how to sign in', () => {
  it.each([
    ['password changed', 'Password changed. We signed out your other devices.'],
    ['proven', 'Identity confirmed.'],
    ['changed', 'Authenticator changed. We signed out your other devices.'],
  ] as const)('confirms success: %s', (reply, Reason) => {
    expect(accountReplies[reply]).toEqual({ Status: 'SUCCESS', Reason });
  });

  it.each([
    [
      'password wrong',
      'PASSWORD_NOT_RIGHT',
      'Your current password is wrong. Check it and try again.',
    ],
    [
      'not proven',
      'CODE_NOT_RIGHT',
      "That code is wrong or was already used. Wait for the next code from your authenticator. You can't use a recovery code here.",
    ],
    [
      'wrong',
      'CODE_NOT_RIGHT',
      'That code is wrong. Enter the current code from your new authenticator.',
    ],
    ['expired', 'START_AGAIN', 'Your authenticator setup has expired. Start over.'],
  ] as const)('explains a rejection: %s', (reply, code, Reason) => {
    expect(accountReplies[reply]).toEqual({ Status: 'ERROR', Reason, code });
  });
});
