import { globSync, readFileSync } from 'node:fs';

/** A module that is replaced is replaced for every file that comes after. */
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;

/** The test files that need modules of their own, relative to `folder`. */
export function isolatedFiles(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**', '**/dist/**'] }).filter(
    (file) => REPLACES_MODULES.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
}
