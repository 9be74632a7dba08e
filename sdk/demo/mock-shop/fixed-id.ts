import { seededRandom } from '../seeded-random.ts';

/** Returns a generator of random numbers, always the same for the same name. */
export function randomFor(name: string): () => number {
  let seed = 0x811c9dc5;
  for (const character of name)
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return seededRandom(seed);
}

/** Returns a text of `length` characters from `signs`, always the same for the same name. */
export function fixedText(name: string, length: number, signs: string): string {
  const random = randomFor(name);
  return Array.from({ length }, () => signs.charAt(Math.floor(random() * signs.length))).join('');
}

/** Returns a UUID that is always the same for the same name, such as `order 17`. */
export function fixedId(name: string): string {
  const hex = fixedText(name, 32, '0123456789abcdef');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
}

/** Returns a function that generates one text after another, always the same for the same name. */
export function groupsFor(name: string): (length: number, signs: string) => string {
  let group = 0;
  return (length, signs) => fixedText(`${name} ${(group += 1)}`, length, signs);
}

const dayMs = 86_400_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** Returns when the mock shop opened: before its oldest order. */
export function openedAt(now: Date): Date {
  return daysBefore(now, 120);
}
