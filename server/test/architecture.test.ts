import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contract } from '@spindle/sdk/contract/contract';
import { readOperations } from '@spindle/sdk/contract/operation';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const architecture = read('ARCHITECTURE.md');
const section = (title: string) => architecture.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const quoted = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

/** The files a file imports, from the root of the repository. */
const imports = (file: string) =>
  Array.from(read(file).matchAll(/ from '(\.[^']+)'/g), ([, name = '']) =>
    path.join(path.dirname(file), name),
  );

describe('ARCHITECTURE.md', () => {
  const walks = section("One request's way")
    .split('\n')
    .filter((line) => line.startsWith('- `'));

  it('has walks', () => expect(walks.length).toBeGreaterThan(1));

  it.each(walks)('walks as the code does: %s', (walk) => {
    const [id = '', page = '', handlers = '', ...verbs] = quoted(walk);
    const operation = readOperations(contract).find((one) => one.id === id);
    expect(read(page)).toContain(`'${operation?.path}'`);
    expect(read(handlers)).toContain(` ${id}(`);
    let from = handlers;
    for (const file of verbs) {
      // what handlers call themselves, and what the verb before calls
      expect([...imports(handlers), ...imports(from)]).toContain(file);
      from = file;
    }
  });

  it('has the rooms in the order that is held', () => {
    const require = createRequire(import.meta.url);
    const config: { forbidden: { name: string }[] } = require('../../.dependency-cruiser.cjs');
    const held = config.forbidden.flatMap(({ name }) => name.split('rooms-in-order: ')[1] ?? []);
    const rows = section('Rooms').match(/^\| `[a-z-]+`[ `a-z-]* \|/gm) ?? [];
    // nothing has to be held of the last: all others stand before it
    expect(rows.flatMap(quoted).slice(0, -1)).toEqual(held);
  });
});
