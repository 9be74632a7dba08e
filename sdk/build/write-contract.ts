import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JsonObject } from '../contract/document.ts';

/** Members that only document the contract. */
const TEXTS = new Set(['description', 'summary', 'example', 'examples']);

/**
 * Writes the contract without its texts as a module, which loads a hundred times faster than the
 * YAML file.
 */
export async function writeContract(document: JsonObject, file: string): Promise<void> {
  const text = JSON.stringify(withoutTexts(document))
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'");
  const module = [
    '/** Generated from openapi.yaml by `npm run generate`. */',
    "import type { JsonObject } from './document.ts';",
    '',
    `export const contract: JsonObject = JSON.parse('${text}');`,
    '',
  ];
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, module.join('\n'));
}

function withoutTexts(value: unknown, under = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutTexts(part));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A property may itself be named `description`.
      .filter(([name]) => under === 'properties' || !TEXTS.has(name))
      .map(([name, part]) => [name, withoutTexts(part, name)]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
