import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('guides/', import.meta.url);

export interface Guide {
  name: string;
  title: string;
  /** Without the title. */
  text: string;
}

/** In the order of the numbers in file names: `10-tokens.md`. */
export function readGuides(): Guide[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => {
      const [first = '', ...lines] = readFileSync(new URL(file, folder), 'utf8').split('\n');
      const name = file.replace(/^\d+-/, '').replace(/\.md$/, '');
      return { name, title: first.replace(/^# /, ''), text: lines.join('\n') };
    });
}
