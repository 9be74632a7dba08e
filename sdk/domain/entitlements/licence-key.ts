import { READABLE } from '../identity/recovery-codes.ts';

/**
 * `SPDL-7K2QX-M4WTR-9HVCD-3FJNP`, of a hundred random bits.
 * @param random so many signs of those given
 */
export function licenceKey(random: (length: number, signs: string) => string): string {
  const groups = Array.from({ length: 4 }, () => random(5, READABLE));
  return ['SPDL', ...groups].join('-');
}
