import { expect, it } from 'vitest';
import { invalidKey } from './idempotency-key.ts';
import { methodNotAllowed, roleNeeded, sendAs } from './validate-call.ts';

it.each(['a1b2c3d4', 'A.b_c-d:E', '0'.repeat(128)])('accepts the key %s', (key) => {
  expect(invalidKey(key)).toBeNull();
});

it('a call without its required key explains what a key is', () => {
  expect(invalidKey('')).toBe('is required: generate a value and reuse it when you retry the call');
});

it.each([
  'a1b2c3d',
  '0'.repeat(129),
  'a1b2c3d4 ',
  ' a1b2c3d4',
  'a1b2/c3d4',
  'schlüssel',
  'a1b2c3d4\n',
])('rejects the key “%s”', (key) => {
  expect(invalidKey(key)).toBe('must be 8 to 128 letters, digits and . _ : -');
});

it('a rejected call says what is missing', () => {
  expect(roleNeeded('warehouse', 'pickers', 'customer')).toEqual({
    code: 'ROLE_NEEDED',
    reason: 'This call requires the role warehouse (pickers); yours is customer.',
  });
  expect(sendAs('form-encoded')).toBe('Send this call form-encoded.');
  expect(methodNotAllowed('POST')).toBe('Use POST for this call.');
});
