import { expect, it } from 'vitest';
import { presentNewCodes, presentNextAuthenticator } from './presenters.ts';

it('shows new recovery codes, or that the code was wrong', () => {
  expect(presentNewCodes(['7QK4M-X2WDA'])).toMatchObject({
    Status: 'SUCCESS',
    RecoveryCodes: ['7QK4M-X2WDA'],
  });
  expect(presentNewCodes(null)).toMatchObject({ Status: 'ERROR', RecoveryCodes: null });
});

it('shows the next authenticator as a picture and as a link, or that the code was wrong', () => {
  const uri = 'otpauth://totp/Spindle';
  expect(presentNextAuthenticator(uri)).toMatchObject({
    Status: 'SUCCESS',
    MFAQR: uri,
    MFALINK: uri,
  });
  expect(presentNextAuthenticator(null)).toMatchObject({
    Status: 'ERROR',
    MFAQR: null,
    MFALINK: null,
  });
});
