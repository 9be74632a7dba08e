import type { InvalidField } from '../../invalid-field.ts';

/** The number of an export filing as it is stored, of what was typed or pasted from AES. */
export function readItn(text: string): { itn: string } | { invalid: InvalidField } {
  const itn = text.toUpperCase().replaceAll(/[\s-]/g, '').replace(/^AES/, '');
  if (/^X\d{14}$/.test(itn)) return { itn };
  const message = 'must be X and fourteen digits, such as X20261123123456.';
  return { invalid: { path: 'itn', subject: 'The ITN', message } };
}
