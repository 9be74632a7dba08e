import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { closed } from './closed-schema.ts';
import { asObject, type Json, type JsonObject } from './document.ts';
import { shortFormats, shortPatterns } from './short-text.ts';

/** Words that OpenAPI or this contract add to JSON Schema. They constrain nothing. */
const annotations = ['example', 'discriminator', 'xml', 'externalDocs', 'x-cents'];

const shared: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  addUsedSchema: false,
  validateSchema: false,
  // A check is compiled for the first call that needs it, and optimizing it takes longer than it
  // saves.
  code: { regExp: shortPatterns, optimize: false },
};

/**
 * Creates the compilers for a contract. `fields` converts the strings of paths, queries and forms
 * to the declared types, `bodies` checks incoming JSON without conversion, and `replies` checks
 * responses and allows no unnamed members.
 */
export function makeCompilers(document: JsonObject) {
  const schemas = asObject(document['components'] ?? {}, 'components')['schemas'] ?? {};
  return {
    fields: compiler(schemas, { coerceTypes: true, useDefaults: true }),
    bodies: compiler(schemas, { useDefaults: true }),
    // Every test process creates these, so the parts that many responses share are compiled once.
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

/** Copies a schema so that its references resolve to the contract's schemas from anywhere. */
export function rebase<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      key === '$ref' && typeof part === 'string'
        ? part.replace(/^#\/components\/schemas\//, 'contract#/$defs/')
        : part,
    ),
  );
}
