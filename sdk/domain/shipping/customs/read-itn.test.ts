import { expect, it } from 'vitest';
import { readItn } from './read-itn.ts';

it.each([
  'X20261123123456',
  'x20261123123456',
  ' X2026 1123 123456\n',
  'X20261123-123456',
  'AES X20261123123456',
  'aes-x20261123123456',
  'AESX20261123123456',
])('%j is an export filing number', (text) => {
  expect(readItn(text)).toEqual({ itn: 'X20261123123456' });
});

it.each([
  '',
  'AES',
  'X2026112312345',
  'X202611231234567',
  '20261123123456',
  'Y20261123123456',
  'X2026112312345A',
  'XX20261123123456',
  'X20261123123456 AES',
  'XAES20261123123456',
  'AESAESX20261123123456',
  'X2026.1123.123456',
])("%j isn't an export filing number", (text) => {
  expect(readItn(text)).toEqual({
    invalid: {
      path: 'itn',
      subject: 'The ITN',
      message: 'must be X followed by 14 digits, such as X20261123123456.',
    },
  });
});
