import { READABLE } from '../identity/recovery-codes.ts';

/**
 * Returns a license key such as `SPDL-7K2QX-M4WTR-9HVCD-3FJNP`, from a hundred random bits.
 * @param random returns `length` random characters from `signs`
 */
export function licenseKey(random: (length: number, signs: string) => string): string {
  const groups = Array.from({ length: 4 }, () => random(5, READABLE));
  return ['SPDL', ...groups].join('-');
}
