import { badRequest, type Failure } from './failure.ts';

/** Limit far above any valid call. Counts members, entries and the whole itself. */
export const MAX_VALUES = 10_000;

/**
 * Counts the values of a request before it is validated, which limits the cost of validation.
 * @throws Failure 400 if there are too many values, or one that no database column can store
 */
export function requirePlain(sent: unknown): void {
  const waiting = [sent];
  for (let seen = 0; waiting.length > 0;) {
    const value = waiting.pop();
    seen += 1;
    if (typeof value === 'string') rejectNul(value);
    if (typeof value !== 'object' || value === null) continue;
    waiting.push(...partsOf(value, MAX_VALUES - seen - waiting.length));
  }
}

export function tooManyParts(): Failure {
  return badRequest('The body has too many values.');
}

/**
 * Counts first, because listing a hundred thousand values takes ten times as long as rejecting
 * them.
 */
function partsOf(value: object, room: number): unknown[] {
  const names = Array.isArray(value) ? [] : Object.keys(value);
  const parts: unknown[] = Array.isArray(value) ? value : names;
  if (parts.length > room) throw tooManyParts();
  for (const name of names) rejectNul(name);
  return Array.isArray(value) ? value : Object.values(value);
}

function rejectNul(text: string): void {
  if (text.includes('\u0000')) throw badRequest('The request contains a NUL character.');
}
