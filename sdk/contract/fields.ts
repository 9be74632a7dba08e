import { isObject, type Json } from './document.ts';
import { badRequest, type Failure } from './failure.ts';

export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';
export const JSON_TYPE = 'application/json';

/** A body as it came, under which of the operation's content types it is to be checked. */
export interface ReceivedBody {
  /** Undefined: no body. */
  type: string | undefined;
  value: unknown;
}

/** Fields by name: empty ones count as absent, one that comes twice has to be declared as a list. */
export function toFields(
  pairs: Iterable<[string, string]>,
  isList: (name: string) => boolean,
): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    if (value === '') continue;
    const before = fields[name];
    if (isList(name)) fields[name] = [...(Array.isArray(before) ? before : []), value];
    else if (before === undefined) fields[name] = value;
    else throw givenTwice(name);
  }
  return fields;
}

export function isListSchema(schema: Json | undefined): boolean {
  return isObject(schema) && schema['type'] === 'array';
}

/** A form's fields by name, as its schema lists them. */
export function readForm(text: string, schema: Json | undefined) {
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  return toFields(new URLSearchParams(text), (name) => isListSchema(properties[name]));
}

/** Undefined where the body is empty. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

export function withoutEmpty(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** How a call wants its body: `Send this call form-encoded.` */
export function wordsFor(type: string): string {
  if (type === FORM) return 'form-encoded';
  return type === MULTIPART ? 'as multipart/form-data' : `as ${type}`;
}

function givenTwice(path: string): Failure {
  return badRequest(`${path} was given more than once.`, [
    { path, message: 'was given more than once' },
  ]);
}
