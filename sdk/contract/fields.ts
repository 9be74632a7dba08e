import { isObject, type Json, type JsonObject } from './document.ts';
import { badRequest, type Failure } from './failure.ts';
import { displayName } from './field-errors.ts';

export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';
export const JSON_TYPE = 'application/json';

/** A received body, with the operation's content type to validate it against. */
export interface ReceivedBody {
  /** Undefined if there is no body. */
  type: string | undefined;
  value: unknown;
}

/** Limit far above any valid call, checked before fields are parsed. */
const MAX_FIELDS = 100;

/** Parses the fields of a form or a query as their schema declares them. */
export function readFields(text: string, schema: Json | undefined) {
  let fields = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > MAX_FIELDS) throw tooManyFields();
  }
  return toFields(new URLSearchParams(text), schema);
}

/**
 * Returns fields by name. Empty fields count as absent, and repeated fields must be declared as a
 * list.
 */
export function toFields(
  pairs: Iterable<[string, string]>,
  schema: Json | undefined,
): Record<string, string | string[]> {
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    if (value === '') continue;
    const before = fields.get(name);
    if (before === undefined) fields.set(name, isList(properties, name) ? [value] : value);
    else if (Array.isArray(before)) before.push(value);
    else throw duplicateField(name);
  }
  return Object.fromEntries(fields);
}

function isList(properties: JsonObject, name: string): boolean {
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isObject(schema) && schema['type'] === 'array';
}

/** Explains a call's body format: `Send this call form-encoded.` */
export function encodingName(type: string): string {
  if (type === FORM) return 'form-encoded';
  return type === MULTIPART ? 'as multipart/form-data' : `as ${type}`;
}

export function duplicateField(name: string): Failure {
  const path = displayName(name);
  return badRequest(`${path} was sent more than once.`, [
    { path, message: 'was sent more than once' },
  ]);
}

export function tooManyFields(): Failure {
  return badRequest(`The request has more than ${MAX_FIELDS} fields.`);
}
