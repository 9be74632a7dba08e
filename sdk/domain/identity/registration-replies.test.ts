import { expect, it } from 'vitest';
import { presentRegistration, secondsToResend } from './registration-replies.ts';

const now = new Date('2026-05-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const begun = { email: 'ada@example.com', stage: 'authenticator', codeSentAt: null } as const;
const uriOf = () => 'otpauth://totp/Spindle';

it('tells the step that comes next', () => {
  expect(presentRegistration(null, now, uriOf)).toEqual({
    Step: 1,
    Email: null,
    OTP: null,
    ResendSeconds: 0,
  });
  const Email = begun.email;
  expect(presentRegistration(begun, now, uriOf)).toEqual({
    Step: 2,
    Email,
    OTP: uriOf(),
    ResendSeconds: 0,
  });
  const mailed = { ...begun, stage: 'mail', codeSentAt: ago(20) } as const;
  expect(presentRegistration(mailed, now, uriOf)).toEqual({
    Step: 3,
    Email,
    OTP: null,
    ResendSeconds: 40,
  });
});

it.each([
  [0, 60],
  [0.5, 60],
  [59.5, 1],
  [60, 0],
  [90, 0],
])('%d seconds after a mail the next may be asked for in %i', (passed, left) => {
  expect(secondsToResend({ codeSentAt: ago(passed) }, now)).toBe(left);
});

it('the first may be asked for at once', () => {
  expect(secondsToResend({ codeSentAt: null }, now)).toBe(0);
});
