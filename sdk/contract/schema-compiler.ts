import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { closed } from './closed-schema.ts';
import { asObject, type Json, type JsonObject } from './document.ts';
import { shortFormats, shortPatterns } from './short-text.ts';

/** Words OpenAPI, or this contract, adds to JSON Schema; they constrain nothing. */
const annotations = ['example', 'discriminator', 'xml', 'externalDocs', 'x-cents'];

const shared: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  addUsedSchema: false,
  validateSchema: false,
  // A check is made by the first call that needs it: optimizing it takes longer than it ever saves.
  code: { regExp: shortPatterns, optimize: false },
};

/**
 * Compilers over one contract. `fields` turns the strings of paths, queries and forms into the declared types; `bodies` is for
 * JSON that came in, taken as it is, and `replies` for what goes out, with nothing that is not named.
 */
export function makeCompilers(document: JsonObject) {
  const schemas = asObject(document['components'] ?? {}, 'components')['schemas'] ?? {};
  return {
    fields: compiler(schemas, { coerceTypes: true, useDefaults: true }),
    bodies: compiler(schemas, { useDefaults: true }),
    // Made in every process of tests: what many replies have in common is compiled once.
    replies: compiler(closed(schemas), { inlineRefs: false }),
  };
}

export type Compilers = ReturnType<typeof makeCompilers>;
export type Compiler = Ajv2020;

function compiler(schemas: Json, options: Options): Compiler {
  const ajv = new Ajv2020({ ...shared, ...options });
  for (const { name, validate } of shortFormats) ajv.addFormat(name, validate);
  for (const word of annotations) ajv.addKeyword(word);
  ajv.addSchema({ $id: 'contract', $defs: rebase(schemas) });
  return ajv;
}

/** Copies a schema so that its references find the contract's schemas from anywhere. */
export function rebase<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === '$ref' && typeof part === 'string'
        ? part.replace(/^#\/components\/schemas\//, 'contract#/$defs/')
        : part,
    ),
  );
}
