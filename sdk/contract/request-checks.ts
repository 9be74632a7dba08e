import type { ValidateFunction } from 'ajv/dist/2020.js';
import { withAsciiDomain } from '../domain/identity/email-domain.ts';
import { isObject, type Json } from './document.ts';
import { JSON_TYPE, readFields, type ReceivedBody } from './fields.ts';
import { requirePlain } from './plain-value.ts';
import { fieldErrors, invalidFields } from './field-errors.ts';
import type { Operation } from './operation.ts';
import { parseJson } from './parse-json.ts';

import { rebase, type Compilers } from './schema-compiler.ts';
import { whenNeeded } from './when-needed.ts';

/** Validators of an operation's parameters and body. Each throws a 400 that names the fields. */
export interface RequestChecks {
  params: (params: Record<string, string>) => object;
  query: (querystring: string) => object;
  body: (body: ReceivedBody) => unknown;
  /** Parses signed JSON without validation, because its signer decides the format. */
  signed: (text: string) => unknown;
}

/**
 * Compiles each validator on first use, because most calls never occur during a process's lifetime.
 */
export function compileRequestChecks(operation: Operation, compilers: Compilers): RequestChecks {
  const path = whenNeeded(() => compileFields(parameterSchema(operation, 'path'), compilers));
  const inQuery = parameterSchema(operation, 'query');
  const query = whenNeeded(() => compileFields(inQuery, compilers));
  const bodies = new Map(
    Object.entries(operation.bodies).map(([type, schema]) => [
      type,
      whenNeeded(() => compileBody(type, schema, compilers)),
    ]),
  );
  const body = ({ type, value }: ReceivedBody) => {
    const validate = type === undefined ? undefined : bodies.get(type);
    return validate === undefined ? {} : check(validate(), value ?? {});
  };
  return {
    params: (params) => check(path(), { ...params }),
    query: (querystring) =>
      operation.anyQuery ? {} : check(query(), readFields(querystring, inQuery)),
    body,
    signed: (text) => body({ type: JSON_TYPE, value: parseJson(text) }),
  };
}

interface Check {
  validate: ValidateFunction;
  /** Fields that arrive as text and must be converted to numbers. */
  numbers: string[];
  /** Email address fields, whose domain may be in any script. */
  emails: string[];
}

function compileBody(type: string, schema: Json, compilers: Compilers): Check {
  const plain = withoutBinary(rebase(schema));
  if (type !== JSON_TYPE) return compileFields(plain, compilers);
  return { validate: compilers.bodies.compile(plain), numbers: [], emails: emailsOf(plain) };
}

function compileFields(schema: object, { fields }: Compilers): Check {
  const numbers = Object.entries(propertiesOf(schema))
    .filter(([, one]) => isObject(one) && ['integer', 'number'].includes(String(one['type'])))
    .map(([name]) => name);
  return { validate: fields.compile(schema), numbers, emails: emailsOf(schema) };
}

const propertiesOf = (schema: object) =>
  'properties' in schema && isObject(schema.properties) ? schema.properties : {};

const emailsOf = (schema: object) =>
  Object.entries(propertiesOf(schema))
    .filter(([, one]) => isObject(one) && one['format'] === 'email')
    .map(([name]) => name);

const plainNumber = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Validates a value and adds defaults in place. */
function check<T>({ validate, numbers, emails }: Check, value: T): T {
  requirePlain(value);
  if (isObject(value)) {
    // Ajv would accept `0x10` as a number, and `1e309` as infinity, which exceeds every maximum.
    for (const name of numbers) {
      const input = value[name];
      if (typeof input === 'string' && !plainNumber.test(input))
        Object.assign(value, { [name]: '?' });
    }
    for (const name of emails) {
      const input = value[name];
      if (typeof input === 'string') Object.assign(value, { [name]: withAsciiDomain(input) });
    }
  }
  if (validate(value)) return value;
  const errors = fieldErrors(validate.errors ?? []);
  throw invalidFields(errors);
}

function parameterSchema(operation: Operation, place: string) {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return rebase({
    type: 'object',
    additionalProperties: false,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  });
}

/** Checks only that there is a file. The decoder validates its content. */
function withoutBinary(schema: Json): object {
  const text = JSON.stringify(schema, (key, part: unknown) =>
    key === 'format' && part === 'binary' ? undefined : part,
  );
  return JSON.parse(text);
}
