import { randomBytes } from 'node:crypto';

/** Crockford's Base32: no I, L, O and U, which are misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** `SPDL-7K2QX-M4WTR-9HVCD-3FJNP`: a hundred random bits. */
export function newLicenceKey(random: (size: number) => Buffer = randomBytes): string {
  const text = [...random(GROUPS * GROUP_LENGTH)].map((byte) => letters.charAt(byte & 31)).join('');
  return ['SPDL', ...(text.match(/.{5}/g) ?? [])].join('-');
}
