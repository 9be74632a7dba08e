import { generateSync } from 'otplib';
import { expect, it } from 'vitest';
import { authenticatorUri, stepOfCode } from './authenticator.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const now = new Date('2026-11-23T12:00:10Z');
const step = Math.floor(now.getTime() / 30_000);
const codeOf = (at: number) => generateSync({ secret, epoch: at * 30 });

it('a code of now or of a neighbouring step is right, and says which', () => {
  for (const at of [step - 1, step, step + 1]) {
    expect(stepOfCode(secret, codeOf(at), now)).toBe(at);
  }
  const code = codeOf(step);
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
});

it('any other is wrong', () => {
  for (const at of [step - 2, step + 2]) expect(stepOfCode(secret, codeOf(at), now)).toBeNull();
  const code = codeOf(step);
  for (const text of ['', '12345', `${code}7`, `7${code}`, `${code}x`, `x${code}`, 'abcdef']) {
    expect(stepOfCode(secret, text, now)).toBeNull();
  }
});

it('an authenticator app is told whose it is, and the secret', () => {
  const uri = new URL(authenticatorUri('ada@example.com', secret));
  expect(decodeURIComponent(uri.pathname)).toContain('Spindle:ada@example.com');
  expect(uri.searchParams.get('secret')).toBe(secret);
});
