import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linkFile } from './link-file.ts';

interface Folders {
  from: string;
  to: string;
}

/**
 * Copies what `npm ci` would install, with the same flags, from what is installed here, without
 * fetching and unpacking a quarter of a gigabyte.
 */
export function copyInstalled(command: string, folders: Folders): void {
  const flags = [...command.matchAll(/--(?:omit=\w+|workspace \w+)/g)].join(' ');
  if (flags === '') copyEverything(folders);
  else copyListed(flags.split(' '), folders);
}

function copyEverything({ from, to }: Folders): void {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(path.join(from, 'package.json'), 'utf8'),
  );
  for (const workspace of ['.', ...workspaces]) {
    const place = path.join(workspace, 'node_modules');
    if (!existsSync(path.join(from, place))) continue;
    const cache = path.join(from, place, '.cache');
    cpSync(path.join(from, place), path.join(to, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file, copy) => file !== cache && linkFile(file, copy),
    });
  }
}

function copyListed(flags: readonly string[], { from, to }: Folders): void {
  const list = execFileSync('npm', ['ls', '--all', '--parseable', ...flags], {
    cwd: from,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const places = list.split('\n').map((one) => path.relative(from, one));
  // Workspaces are links, through which they import each other.
  for (const place of [...places.filter(isPackage), path.join('node_modules', '@spindle')]) {
    cpSync(path.join(from, place), path.join(to, place), {
      recursive: true,
      verbatimSymlinks: true,
      // packages nested inside are listed separately
      filter: (file, copy) =>
        !path.relative(path.join(from, place), file).startsWith('node_modules') &&
        linkFile(file, copy),
    });
  }
}

const isPackage = (place: string) => /(^|\/)node_modules\/[^/]/.test(place);
