import { badRequest, type Failure } from './failure.ts';

/** Far more than any call takes; a value is a member, an entry, or the whole. */
export const MOST_VALUES = 10_000;

/**
 * Counts what was sent before a schema is held against it: what a check costs then has a bound,
 * whoever sends it.
 * @throws Failure 400 where there is too much, or what no database column can hold
 */
export function demandPlain(sent: unknown): void {
  const waiting = [sent];
  for (let seen = 0; waiting.length > 0;) {
    const value = waiting.pop();
    seen += 1;
    if (typeof value === 'string') demandNoNul(value);
    if (typeof value !== 'object' || value === null) continue;
    waiting.push(...partsOf(value, MOST_VALUES - seen - waiting.length));
  }
}

export function tooManyParts(): Failure {
  return badRequest('The body has too many parts.');
}

/** Counted first: to list a hundred thousand takes ten times as long as to refuse them. */
function partsOf(value: object, room: number): unknown[] {
  const names = Array.isArray(value) ? [] : Object.keys(value);
  const parts: unknown[] = Array.isArray(value) ? value : names;
  if (parts.length > room) throw tooManyParts();
  for (const name of names) demandNoNul(name);
  return Array.isArray(value) ? value : Object.values(value);
}

function demandNoNul(text: string): void {
  if (text.includes('\u0000')) throw badRequest('The request holds a NUL character.');
}
