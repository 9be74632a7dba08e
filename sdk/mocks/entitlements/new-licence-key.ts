import { randomText } from '../core/random-text.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** `SPDL-7K2QX-M4WTR-9HVCD-3FJNP` */
export function newLicenceKey(): string {
  return ['SPDL', ...Array.from({ length: GROUPS }, () => randomText(GROUP_LENGTH, SIGNS))].join(
    '-',
  );
}
