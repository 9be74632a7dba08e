import { callUrl, codeUrl, guideUrl, schemaUrl } from './addresses.ts';
import type { Call } from './call.ts';
import type { Guide } from './guides.ts';
import { sentencesOf } from './rejections.ts';
import type { Shape } from './shapes.ts';

/** An entry that search can find. */
export interface SearchEntry {
  kind: string;
  title: string;
  address: string;
  /** The text to show. */
  text: string;
  /** The text to search, in lower case. */
  name: string;
  content: string;
}

export function searchEntries(
  calls: readonly Call[],
  guides: readonly Guide[],
  schemas: Record<string, Shape>,
): SearchEntry[] {
  return [
    ...guides.map(({ name, title, text }) => entry('Guide', title, guideUrl(name), text)),
    ...calls.map(({ id, tag, method, path, operation, parameters }) => {
      const text = `${method} ${path} — ${operation.description}`;
      const names = [id, tag, ...parameters.map((one) => one.name)].join(' ');
      return entry('Endpoint', operation.summary, callUrl(tag, id), text, names);
    }),
    ...Object.entries(schemas).map(([name, { description = '', properties = {} }]) => {
      const fields = Object.keys(properties).join(', ');
      return entry('Schema', name, schemaUrl(name), `${description} ${fields}`.trim());
    }),
    ...Object.entries(sentencesOf).map(([code, sentences]) =>
      entry('Code', code, codeUrl(code), sentences.join(' ')),
    ),
  ];
}

function entry(kind: string, title: string, address: string, text: string, names = '') {
  const plain = text.replaceAll(/[`*#|]|\s+/g, ' ').replaceAll(/ +/g, ' ');
  const name = `${title} ${names}`.toLowerCase();
  return { kind, title, address, text: plain, name, content: `${name} ${plain.toLowerCase()}` };
}
