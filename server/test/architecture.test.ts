import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contract } from '@spindle/sdk/contract/contract';
import { readOperations } from '@spindle/sdk/contract/operation';
import { movesFrom, orderStates } from '@spindle/sdk/domain/orders/transitions';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const architecture = read('ARCHITECTURE.md');
const section = (title: string) => architecture.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const quoted = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

/** Returns the files that a file imports, relative to the root of the repository. */
const imports = (file: string) =>
  Array.from(read(file).matchAll(/ from '(\.[^']+)'/g), ([, name = '']) =>
    path.join(path.dirname(file), name),
  );

describe('ARCHITECTURE.md', () => {
  const paths = section('The path of a request')
    .split('\n')
    .filter((line) => line.startsWith('- `'));

  it('describes the path of a request', () => expect(paths.length).toBeGreaterThan(1));

  it.each(paths)('follows the imports of the code: %s', (line) => {
    const [id = '', page = '', handlers = '', ...files] = quoted(line);
    const operation = readOperations(contract).find((one) => one.id === id);
    expect(read(page)).toContain(`'${operation?.path}'`);
    expect(read(handlers)).toContain(` ${id}(`);
    let from = handlers;
    for (const file of files) {
      // Handlers may call the file themselves, or through the previous file.
      expect([...imports(handlers), ...imports(from)]).toContain(file);
      from = file;
    }
  });

  it('lists the server folders in the order that is enforced', () => {
    const require = createRequire(import.meta.url);
    const config: { forbidden: { name: string }[] } = require('../../.dependency-cruiser.cjs');
    const held = config.forbidden.flatMap(({ name }) => name.split('folders-in-order: ')[1] ?? []);
    const rows = section('Folders').match(/^\d\. .+$/gm) ?? [];
    // The last folder needs no rule, because all others come before it.
    expect(rows.flatMap(quoted).slice(0, -1)).toEqual(held);
  });

  it('draws exactly the order states that exist', () => {
    const drawn = Array.from(
      architecture.matchAll(/^ {2}([A-Z_]+) --> ([A-Z_]+)$/gm),
      ([, from, to]) => `${from} → ${to}`,
    );
    const real = orderStates.flatMap((from) => movesFrom(from).map((to) => `${from} → ${to}`));
    expect(new Set(drawn)).toEqual(new Set(real));
  });
});

describe('README files', () => {
  const files = globSync('{server,sdk,storefront,backoffice,e2e}/**/*.{ts,tsx,json,md}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  // Files that the deployment README names are created by a deployment.
  const readmes = files.filter((file) => file.endsWith('/README.md') && !file.includes('/deploy/'));

  it.each(['ARCHITECTURE.md', ...readmes])('%s names only files that exist', (readme) => {
    const folder = path.dirname(readme);
    const named = quoted(read(readme)).filter((name) =>
      /^[\w./-]+\.(ts|tsx|json|md)$|^\.[\w./-]+\/$/.test(name),
    );
    const lost = named.filter(
      (name) =>
        ![path.join(root, folder, name), path.join(root, name)].some(existsSync) &&
        !files.some((file) => file.startsWith(folder) && file.endsWith(`/${name}`)),
    );
    expect(lost).toEqual([]);
  });
});
