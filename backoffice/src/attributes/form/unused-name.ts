const LONGEST = 60;

/** Returns a file's name without its ending. */
export const titleOfFile = (fileName: string) => fileName.replace(/\.[^.]*$/, '');

/** Returns an attribute name for a file that no other attribute has: `side-view`, `side-view-2`. */
export function unusedName(fileName: string, taken: ReadonlySet<string>): string {
  const stem = titleOfFile(fileName)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST);
  const name = stem === '' ? 'picture' : stem;
  let number = 2;
  let free = name;
  for (; taken.has(free); number += 1) free = `${name}-${number}`;
  return free;
}
