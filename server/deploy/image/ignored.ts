import path from 'node:path';

/** What a build leaves out of the sources, as `.dockerignore` says: the last line that fits decides. */
export function readIgnored(text: string): (file: string) => boolean {
  const rules = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ pattern: line.replace(/^!/, ''), kept: line.startsWith('!') }));
  return (file) => rules.findLast(({ pattern }) => path.matchesGlob(file, pattern))?.kept === false;
}
