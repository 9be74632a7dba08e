/** Generates clients from the current folder's `openapi.json`, as integrators would. */
import { readFile, writeFile } from 'node:fs/promises';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import converter from 'openapi-to-postmanv2';
import { generate } from 'orval';

const contract = 'openapi.json';

await createClient({
  input: `./${contract}`,
  output: { path: './hey-api', module: { extension: '.ts' } },
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
  logs: { level: 'silent', file: false },
});

const baseUrl = process.env['SHOP'] ?? '';
const orval = { target: './orval/shop.ts', client: 'fetch', baseUrl } as const;
await generate({ input: { target: `./${contract}` }, output: orval }, process.cwd());

const data = await readFile(contract, 'utf8');
await writeFile('schema.ts', astToString(await openapiTS(data)));

// In folders by path, one of two paths that differ only in their trailing slash would be lost.
const folders = { folderStrategy: 'Tags' } as const;
converter.convertV2({ type: 'string', data }, folders, (error, result) => {
  if (error !== null || !result?.result) throw new Error(result?.reason, { cause: error });
  void writeFile('collection.json', JSON.stringify(result.output?.[0]?.data));
});
