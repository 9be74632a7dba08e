import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const rolldown = path.join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'rolldown');

/** What browsers load of that code in a project, compressed; what is left to be imported fails. */
export async function bundledBytes(project: string, name: string, code: string): Promise<number> {
  const bundle = `${name}-bundle.js`;
  await writeFile(path.join(project, `${name}.js`), code);
  const parameters = [`${name}.js`, '--minify', '--format', 'esm', '--file', bundle];
  await promisify(execFile)(rolldown, parameters, { cwd: project });
  const bytes = await readFile(path.join(project, bundle));
  if (/\bfrom\s*["']/.test(bytes.toString())) throw new Error(`${bundle} leaves an import`);
  return gzipSync(bytes, { level: 9 }).length;
}

/** Code that takes in every module of the packed SDK, as a page would that used them all. */
export async function everythingIn(project: string): Promise<string> {
  const folder = path.join(project, 'node_modules', '@spindle', 'sdk', 'src');
  const modules = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const names = modules.map((name) => path.basename(name, '.js'));
  // Both export again what others do.
  const own = names.filter((name) => name !== 'index' && name !== 'program-client');
  return own.map((name) => `export * from '@spindle/sdk/${name}';`).join('\n');
}
