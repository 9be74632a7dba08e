import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './run.ts';

const script = path.join(import.meta.dirname, '..', 'build', 'generate.ts');
const found = {
  '200': { description: 'It is there.' },
  '404': { description: 'It is not.' },
};
const contract = (responses: object) => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0', license: { name: 'None', url: 'https://x.example' } },
  servers: [{ url: '/' }],
  tags: [{ name: 'things', description: 'Things.' }],
  security: [],
  paths: {
    '/thing': {
      get: {
        operationId: 'getThing',
        tags: ['things'],
        summary: 'Read the thing',
        description: 'The thing as it is.',
        security: [{}],
        responses,
      },
    },
  },
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function generate(responses: object) {
  const file = path.join(folder, 'openapi.yaml');
  writeFileSync(file, JSON.stringify(contract(responses)));
  const { code } = await run('node', [script, path.join(folder, 'sdk'), file], { cwd: folder });
  const all = readdirSync(path.join(folder, 'sdk'), { recursive: true, encoding: 'utf8' });
  return { code, files: all.filter((name) => name.endsWith('.ts')).toSorted() };
}

it('writes all files of a contract, and leaves nothing beside them', async () => {
  expect(await generate(found)).toEqual({
    code: 0,
    files: ['contract/contract.ts', 'src/refusal-codes.ts', 'src/schema.d.ts'],
  });
});

it('writes nothing if a part of the contract is missing', async () => {
  const broken = { ...found, '200': { $ref: '#/components/responses/Nowhere' } };
  const { code, files } = await generate(broken);
  expect(code).not.toBe(0);
  expect(files).toEqual([]);
});
