import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const rolldown = path.join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'rolldown');

/**
 * Matches an import at the start of a statement, because bundled strings contain these words too.
 */
const LEFT_IMPORT =
  /(?:^|[;}\n])(?:import|export)\b[^;"'`()]*\bfrom\s*["']|(?:^|[;}\n])import\s*["']/;

/** Bundles code for browsers in a project. Fails if an import is left in the bundle. */
export async function bundleFor(project: string, name: string, code: string): Promise<string> {
  const file = path.join(project, `${name}-bundle.js`);
  await writeFile(path.join(project, `${name}.js`), code);
  const flags = ['--minify', '--format', 'esm', '--platform', 'browser', '--file', file];
  await promisify(execFile)(rolldown, [`${name}.js`, ...flags], { cwd: project });
  const bundle = await readFile(file, 'utf8');
  if (LEFT_IMPORT.test(bundle)) throw new Error(`${file} still contains an import`);
  return bundle;
}

/** Returns the compressed size of a browser bundle of this code in a project. */
export async function bundledBytes(project: string, name: string, code: string): Promise<number> {
  return gzipSync(await bundleFor(project, name, code), { level: 9 }).length;
}

/** Returns code that uses every module of the packed SDK, as a page could. */
export async function everythingIn(project: string): Promise<string> {
  const folder = path.join(project, 'node_modules', '@spindle', 'sdk', 'src');
  const modules = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const names = modules.map((name) => path.basename(name, '.js'));
  // Both modules only re-export others.
  const own = names.filter((name) => name !== 'index' && name !== 'program-client');
  return own.map((name) => `export * from '@spindle/sdk/${name}';`).join('\n');
}

/** Code that runs the mock shop in a page without MSW, with its items, people and orders. */
export const mockShopModules = [
  "export { createMockShop } from '@spindle/sdk/mocks/core/mock-shop';",
  "export { memoryStore } from '@spindle/sdk/mocks/core/store';",
  "export { mockFetch } from '@spindle/sdk/mocks/mock-fetch';",
  "export { seedShop } from '@spindle/sdk/demo/mock-shop/seed-shop';",
].join('\n');
