import { randomText } from '../core/random-text.ts';

const MOST_TRIES = 5;

interface Guessed {
  tries: number;
  strayTries: number;
}

export const newMailedCode = () => randomText(8, '0123456789');

export const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * 60_000).toISOString();

/** Spaces are ignored. */
export function isMailedCode(code: string | null, given: string): boolean {
  return code !== null && code === given.replaceAll(/\s/g, '');
}

/** Counts a code before it is looked at, for the browser that began it or others; false: too many. */
export function takeGuess(attempt: Guessed, isOwn: boolean): boolean {
  const kind = isOwn ? 'tries' : 'strayTries';
  if (attempt[kind] >= MOST_TRIES) return false;
  attempt[kind] += 1;
  return true;
}

/** For whoever asked for it, or for others. */
export function isExhausted(attempt: Guessed, kind: keyof Guessed): boolean {
  return attempt[kind] >= MOST_TRIES;
}
