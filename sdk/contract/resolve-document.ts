import { asList, asObject, dereference, isObject, type Json, type JsonObject } from './document.ts';

/**
 * Returns the contract with every schema in full, for all code that reads schemas. A composed
 * schema (`allOf`) gets all fields as its own, in the order of the document or of `x-columns`.
 * Named simple values are inlined, and unused schemas are dropped. No other code has to handle
 * composition, which also makes request checks faster.
 */
export function resolveDocument(document: JsonObject): JsonObject {
  const full = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(full);
    if (!isObject(value)) return value;
    const { $ref, ...beside } = value;
    if (typeof $ref === 'string') {
      const found = dereference(document, value);
      return isSimple(found) ? { ...found, ...beside } : value;
    }
    const parts = Object.entries(value).map(([name, part]) => [name, full(part)] as const);
    const whole = Object.fromEntries(parts);
    return Array.isArray(whole['allOf']) ? together(whole, partOf) : whole;
  };
  const partOf = (part: Json) => asObject(full(dereference(document, part) ?? {}), 'allOf');
  return withoutUnused(asObject(full(document), 'the contract'));
}

/**
 * Returns whether a schema is a text, a number or a list of them, with limits. Enums keep their
 * name.
 */
function isSimple(schema: Json | undefined): schema is JsonObject {
  if (!isObject(schema) || schema['type'] === undefined || 'enum' in schema) return false;
  if ([schema['type']].flat().includes('object')) return false;
  return schema['items'] === undefined || isSimple(schema['items']);
}

function together(schema: JsonObject, partOf: (part: Json) => JsonObject): JsonObject {
  const { allOf, unevaluatedProperties, 'x-columns': columns, ...own } = schema;
  const extended = asList(allOf, 'allOf').map(partOf);
  const parts = Object.keys(schema).flatMap((word) => {
    if (word === 'allOf') return extended;
    return word === 'properties' ? [own] : [];
  });
  const fields = parts.flatMap(({ properties }) => Object.entries(asObject(properties, 'fields')));
  const names = fields.map(([name]) => name);
  const first = typeof columns === 'string' ? columns.split(', ') : [];
  const inOrder = new Set([...first, ...names]);
  const known = new Set(names).size;
  if (known < names.length || known < inOrder.size || [...extended, own].some(isClosed)) {
    throw new Error(`Contract: schemas with ${names.join(', ')} can't be combined.`);
  }
  const required = [...extended, own].flatMap((part) => asList(part['required'] ?? [], 'required'));
  return {
    ...Object.assign({}, ...extended),
    ...own,
    required: [...new Set(required)],
    properties: Object.fromEntries(fields.toSorted(byPlaceIn([...inOrder]))),
    // Equivalent once all fields are in one place.
    ...(unevaluatedProperties === false && { additionalProperties: false }),
  };
}

const byPlaceIn =
  (order: readonly string[]) =>
  ([one]: [string, Json], [other]: [string, Json]) =>
    order.indexOf(one) - order.indexOf(other);

/**
 * Returns whether a schema allows only the fields that it names itself, and so rejects those of
 * other parts.
 */
const isClosed = (schema: JsonObject) => schema['additionalProperties'] !== undefined;

function withoutUnused(document: JsonObject): JsonObject {
  const { components, ...calls } = document;
  if (!isObject(components)) return document;
  const used = new Set<string>();
  const visit = (part: Json | undefined): void => {
    if (typeof part !== 'object' || part === null) return;
    const $ref = isObject(part) ? part['$ref'] : undefined;
    if (typeof $ref === 'string' && !used.has($ref)) {
      used.add($ref);
      visit(dereference(document, part));
    }
    for (const one of Object.values(part)) visit(one);
  };
  const { schemas = {}, ...others } = components;
  visit({ ...calls, ...others });
  const named = Object.entries(asObject(schemas, 'schemas')).filter(([name]) =>
    used.has(`#/components/schemas/${name}`),
  );
  return { ...document, components: { ...components, schemas: Object.fromEntries(named) } };
}
