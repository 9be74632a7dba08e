import { expect, it } from 'vitest';
import { presentEnrollment, presentUser, presentVerified } from './presenters.ts';
import { staffScopes } from './staff-roles.ts';
import { codeWrong, authenticatorExists, signedIn, signedInWithCodes } from './sign-in.ts';

it('shows the signed-in person', () => {
  const roles = {
    extended: true,
    warehouse: false,
    roles: [],
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
    Roles: ['Extended'],
    Scopes: [...staffScopes],
    MFA: true,
    MFAToken: false,
    Passkeys: false,
  });
});

it('signs in with a code, and returns recovery codes for a new authenticator', () => {
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

it('returns an authenticator to enroll, if there is neither one nor a passkey', () => {
  const uri = 'otpauth://totp/Spindle';
  const none = { mfaEnrolled: false, hasPasskeys: false };
  const displayed = presentEnrollment(none, () => uri);
  expect(displayed).toMatchObject({ Status: 'SUCCESS', MFAQR: uri, MFALINK: uri });
  const { code } = authenticatorExists;
  for (const factor of [{ mfaEnrolled: true }, { hasPasskeys: true }]) {
    expect(presentEnrollment({ ...none, ...factor }, () => uri)).toMatchObject({
      Status: 'ERROR',
      code,
      MFAQR: null,
      MFALINK: null,
    });
  }
});
