import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The README's examples, in their order. */
export function readExamples(): string[] {
  const text = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8');
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
}
