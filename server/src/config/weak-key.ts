const MIN_LENGTH = 32;
/** Only one in millions of random keys has fewer. Sequences and repeated letters always do. */
const MIN_STEPS = 8;

export const KEY_INSTRUCTIONS = 'Generate one with: openssl rand -base64 32';

/**
 * Returns what makes a key easy to guess, in words that follow its name. Returns undefined for a
 * strong key.
 */
export function weaknessOf(key: string): string | undefined {
  if (key.length < MIN_LENGTH) return `each key needs at least ${MIN_LENGTH} characters`;
  return isRegular(key) ? 'must be random: this key repeats or counts up' : undefined;
}

function isRegular(key: string): boolean {
  const codes = Array.from(key, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size < MIN_STEPS || repeatsItself(key);
}

/**
 * Returns true if a key repeats a part of itself: `abcabcab`, shifted by the length of `abc`,
 * equals itself.
 */
function repeatsItself(key: string): boolean {
  for (let period = 1; period <= key.length / 2; period++) {
    if (key.slice(period) === key.slice(0, -period)) return true;
  }
  return false;
}
