import path from 'node:path';

/**
 * Returns a function that tells whether `.dockerignore` excludes a file. The last matching line
 * decides.
 */
export function readIgnored(text: string): (file: string) => boolean {
  const rules = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ pattern: line.replace(/^!/, ''), kept: line.startsWith('!') }));
  return (file) => rules.findLast(({ pattern }) => path.matchesGlob(file, pattern))?.kept === false;
}
