import { expect, it } from 'vitest';
import { plainCode, READABLE, recoveryCode } from './recovery-codes.ts';

it("has two groups of characters that can't be misread", () => {
  const alphabets: string[] = [];
  const code = recoveryCode((length, signs) => {
    alphabets.push(signs);
    return 'X'.repeat(length);
  });
  expect(code).toBe('XXXXX-XXXXX');
  expect(alphabets).toEqual([READABLE, READABLE]);
  expect(READABLE).toMatch(/^[0-9A-HJKMNP-TV-Z]{32}$/);
});

it('accepts any spelling', () => {
  expect(plainCode(' 7qk4m x2wda ')).toBe('7QK4MX2WDA');
  expect(plainCode('oOiIl-L1111')).toBe('0011111111');
});
