/** Crockford's Base32: no I, L, O and U, which are misread. */
export const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many an account gets at once. */
export const RECOVERY_CODES = 10;

const GROUP = 5;

/**
 * `7QK4M-X2WDA`, of fifty random bits.
 * @param random so many signs of those given
 */
export function recoveryCode(random: (length: number, signs: string) => string): string {
  return `${random(GROUP, READABLE)}-${random(GROUP, READABLE)}`;
}

/** What was meant: letters that were taken for digits, small letters, spaces and hyphens. */
export function plainCode(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
