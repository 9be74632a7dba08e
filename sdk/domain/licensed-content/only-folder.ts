import { InvalidZip } from './invalid-zip.ts';

const START = 'index.html';

/**
 * Returns the files with paths relative to the release's start page, which is at the root or in the
 * only folder. Zipping a folder creates such a single folder.
 * @throws InvalidZip
 */
export function withoutOnlyFolder<File extends { path: string }>(files: readonly File[]): File[] {
  if (files.some(({ path }) => path === START)) return [...files];
  const [first] = files;
  const folder = `${first?.path.split('/')[0]}/`;
  const only = files.every(({ path }) => path.startsWith(folder));
  if (!only || !files.some(({ path }) => path === folder + START)) {
    throw new InvalidZip('The zip has no index.html at its root or in its only folder.');
  }
  return files.map((file) => ({ ...file, path: file.path.slice(folder.length) }));
}
