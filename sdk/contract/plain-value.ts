import { badRequest } from './failure.ts';

/** Far more than any call takes; a value is a member, an entry, or the whole. */
const MOST_VALUES = 10_000;
const DEEPEST = 32;

/**
 * Counts what was sent before a schema is held against it: what a check costs then has a bound,
 * whoever sends it.
 * @throws Failure 400 where there is too much, too deep, or what no database column can hold
 */
export function demandPlain(sent: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: sent, depth: 0 }];
  let values = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    values += 1;
    if (typeof value === 'string') demandNoNul(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) throw badRequest('The body is nested too deeply.');
    for (const [key, part] of Object.entries(value)) {
      demandNoNul(key);
      waiting.push({ value: part, depth: depth + 1 });
    }
    if (values + waiting.length > MOST_VALUES) throw badRequest('The body has too many parts.');
  }
}

function demandNoNul(text: string): void {
  if (text.includes('\u0000')) throw badRequest('The request holds a NUL character.');
}
