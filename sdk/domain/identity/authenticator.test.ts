import { generateSync } from 'otplib';
import { expect, it } from 'vitest';
import { authenticatorUri, stepOfCode, useOfCode } from './authenticator.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const now = new Date('2026-11-23T12:00:10Z');
const step = Math.floor(now.getTime() / 30_000);
const codeOf = (at: number) => generateSync({ secret, epoch: at * 30 });

it('accepts a code of the current or a neighboring step, and returns the step', () => {
  for (const at of [step - 1, step, step + 1]) {
    expect(stepOfCode(secret, codeOf(at), now)).toBe(at);
  }
  const code = codeOf(step);
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
});

it('rejects any other code', () => {
  for (const at of [step - 2, step + 2]) expect(stepOfCode(secret, codeOf(at), now)).toBeNull();
  const code = codeOf(step);
  for (const text of ['', '12345', `${code}7`, `7${code}`, `${code}x`, `x${code}`, 'abcdef']) {
    expect(stepOfCode(secret, text, now)).toBeNull();
  }
});

it("the app's URI names the shop and the owner, and contains the secret", () => {
  const uri = new URL(authenticatorUri('Prairie & Sons', 'ada@example.com', secret));
  expect(decodeURIComponent(uri.pathname)).toContain('Prairie & Sons:ada@example.com');
  expect(uri.searchParams.get('secret')).toBe(secret);
});

const account = {
  secret,
  enrolled: true,
  lastStep: step - 1,
  hasPassword: true,
  hasPasskeys: false,
};
const fresh = { ...account, enrolled: false, lastStep: null };
const right = codeOf(step);

it.each([
  ['of the authenticator', account, right, { by: 'AUTHENTICATOR', step }],
  [
    'of one that was never used',
    { ...account, lastStep: null },
    right,
    { by: 'AUTHENTICATOR', step },
  ],
  ['that was already used', { ...account, lastStep: step }, right, { by: 'RECOVERY_CODE' }],
  [
    'older than the last one used',
    { ...account, lastStep: step + 1 },
    right,
    { by: 'RECOVERY_CODE' },
  ],
  ['of no authenticator', account, '7QK4M-X2WDA', { by: 'RECOVERY_CODE' }],
  ['beside a passkey', { ...account, hasPasskeys: true }, right, { by: 'AUTHENTICATOR', step }],
  ['of a new authenticator', fresh, right, { by: 'ENROLLMENT', step }],
  ['that is wrong for a new one', fresh, '000000', null],
  ['without an authenticator', { ...account, secret: null }, right, null],
  ['of a new one, beside a passkey', { ...fresh, hasPasskeys: true }, right, null],
  ['of a new one, with a revoked password', { ...fresh, hasPassword: false }, right, null],
])('a code %s is accepted for its use', (_, facts, code, use) => {
  expect(useOfCode(facts, code, { now, proof: false })).toEqual(use);
  const proves = use?.by === 'RECOVERY_CODE' ? null : use;
  expect(useOfCode(facts, code, { now, proof: true })).toEqual(proves);
});
