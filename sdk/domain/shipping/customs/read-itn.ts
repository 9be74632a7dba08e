import type { InvalidField } from '../../invalid-field.ts';

/** Normalizes an export filing number (ITN), typed or pasted from AES, for storage. */
export function readItn(text: string): { itn: string } | { invalid: InvalidField } {
  const itn = text.toUpperCase().replaceAll(/[\s-]/g, '').replace(/^AES/, '');
  if (/^X\d{14}$/.test(itn)) return { itn };
  const message = 'must be X followed by 14 digits, such as X20261123123456.';
  return { invalid: { path: 'itn', subject: 'The ITN', message } };
}
