/** Crockford's Base32: without I, L, O and U, which are easily misread. */
export const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of codes an account gets at a time. */
export const RECOVERY_CODES = 10;

const GROUP = 5;

/**
 * Returns a code such as `7QK4M-X2WDA`, from fifty random bits.
 * @param random returns `length` random characters from `signs`
 */
export function recoveryCode(random: (length: number, signs: string) => string): string {
  return `${random(GROUP, READABLE)}-${random(GROUP, READABLE)}`;
}

/**
 * Normalizes a typed code: ignores case, spaces and hyphens, and replaces letters that look like
 * digits.
 */
export function plainCode(code: string): string {
  return code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
