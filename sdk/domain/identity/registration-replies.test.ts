import { expect, it } from 'vitest';
import {
  attemptFor,
  authenticatorReplies,
  mailRejections,
  canResend,
  presentRegistration,
  validateMailedCode,
  secondsToResend,
  withNewCode,
} from './registration-replies.ts';

const now = new Date('2026-05-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const begun = { email: 'ada@example.com', stage: 'authenticator', codeSentAt: null } as const;
const uriOf = () => 'otpauth://totp/Spindle';

it('returns the next step', () => {
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
])('%d seconds after an email, the next one can be requested in %i', (passed, left) => {
  expect(secondsToResend({ codeSentAt: ago(passed) }, now)).toBe(left);
});

it('the first one can be requested immediately', () => {
  expect(secondsToResend({ codeSentAt: null }, now)).toBe(0);
});

it('after the authenticator is set up, a code is emailed, without recovery codes yet', () => {
  expect(authenticatorReplies.mailed).toEqual({
    Status: 'SUCCESS',
    Reason: 'We emailed you a code. The code is valid for 30 minutes.',
    RecoveryCodes: null,
  });
});

it.each([
  ['was started elsewhere', authenticatorReplies.none, 'START_AGAIN'],
  ['already completed this step', authenticatorReplies.done, 'DONE_BEFORE'],
  ['had too many wrong codes', authenticatorReplies.dead, 'TOO_MANY_WRONG_CODES'],
  ['gets a wrong code', authenticatorReplies.wrong, 'CODE_NOT_RIGHT'],
  ['was started elsewhere, with an emailed code', mailRejections.none, 'START_AGAIN'],
  ['had too many wrong emailed codes', mailRejections.dead, 'TOO_MANY_WRONG_CODES'],
  ['gets a wrong emailed code', mailRejections.wrong, 'CODE_NOT_RIGHT'],
  ['gets an expired emailed code', mailRejections.old, 'CODE_TOO_OLD'],
])('a registration that %s stops', (_, reply, code) => {
  expect(reply).toEqual({
    Status: 'ERROR',
    Reason: expect.stringMatching(/^[A-Z].+\.$/),
    code,
    RecoveryCodes: null,
  });
});

it("assigns a code to the browser's own attempt, or to the only one", () => {
  const [own, first, second] = [{ bound: true }, { bound: false }, { bound: false }];
  expect(attemptFor([first, own])).toBe(own);
  expect(attemptFor([first])).toBe(first);
  expect(attemptFor([first, second])).toBeUndefined();
  expect(attemptFor([])).toBeUndefined();
});

it('emails another code after a minute, to the browser that waits for one', () => {
  const due = { stage: 'mail', bound: true, codeSentAt: ago(60) } as const;
  expect(canResend(due, now)).toBe(true);
  expect(canResend({ ...due, stage: 'authenticator' }, now)).toBe(false);
  expect(canResend({ ...due, bound: false }, now)).toBe(false);
  expect(canResend({ ...due, codeSentAt: ago(59) }, now)).toBe(false);
});

it.each([
  [true, ago(30 * 60), null],
  [true, ago(30 * 60 + 1), 'old'],
  [true, null, 'wrong'],
  [false, ago(0), 'wrong'],
])('an emailed code that is right: %s, sent at %s, is rejected as %s', (right, codeSentAt, why) => {
  expect(validateMailedCode({ right, codeSentAt }, now)).toBe(why);
});

it.each([
  [-29 * 60, -30 * 60],
  [-31 * 60, -31 * 60],
])('a new code allows five guesses again, and never shortens the attempt', (ends, until) => {
  expect(withNewCode({ expiresAt: ago(ends) }, now)).toEqual({
    codeSentAt: now,
    tries: 0,
    strayTries: 0,
    expiresAt: ago(until),
  });
});
