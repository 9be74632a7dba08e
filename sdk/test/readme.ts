import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the README's examples in order. */
export function readExamples(): string[] {
  const text = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8');
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
}
