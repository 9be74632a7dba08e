import { expect, it } from 'vitest';
import { presentEnrolment, presentUser, presentVerified } from './presenters.ts';
import { codeWrong, hasAuthenticator, signedIn, signedInWithCodes } from './sign-in.ts';

it('shows whoever is signed in', () => {
  const roles = {
    extended: true,
    warehouse: false,
    mfaVerified: true,
    mfaEnrolled: false,
    hasPasskeys: false,
  };
  const user = { firstName: 'Ada', lastName: 'Park', email: 'ada@example.com', ...roles };
  expect(presentUser(user)).toEqual({
    FirstName: 'Ada',
    LastName: 'Park',
    Email: 'ada@example.com',
    Extended: true,
    Warehouse: false,
    MFA: true,
    MFAToken: false,
    Passkeys: false,
  });
});

it('a code signs in, with recovery codes where the authenticator is new', () => {
  expect(presentVerified(null)).toMatchObject({ Reason: codeWrong.reason, RecoveryCodes: null });
  expect(presentVerified({ recoveryCodes: null })).toEqual({
    Status: 'SUCCESS',
    Reason: signedIn,
    RecoveryCodes: null,
  });
  expect(presentVerified({ recoveryCodes: ['7QK4M-X2WDA'] })).toEqual({
    Status: 'SUCCESS',
    Reason: signedInWithCodes,
    RecoveryCodes: ['7QK4M-X2WDA'],
  });
});

it('shows an authenticator to enrol, where there is none', () => {
  const shown = presentEnrolment('otpauth://totp/Spindle');
  expect(shown).toMatchObject({ Status: 'SUCCESS', MFAQR: shown.MFALINK, MFALINK: shown.MFAQR });
  const { code } = hasAuthenticator;
  expect(presentEnrolment(null)).toMatchObject({
    Status: 'ERROR',
    code,
    MFAQR: null,
    MFALINK: null,
  });
});
