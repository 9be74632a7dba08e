import type { ValidateFunction } from 'ajv/dist/2020.js';
import { badRequest } from '../http/failure.ts';
import type { Json } from './document.ts';
import { fieldErrors, reasonOf } from './field-errors.ts';
import type { Operation } from './operation.ts';
import { isListSchema, JSON_TYPE, toFields, type RequestBody } from './request-body.ts';
import { rebase, type Compilers } from './schema-compiler.ts';

/** What an operation's parameters and body have to be; each throws a 400 that names the fields. */
export interface RequestChecks {
  params: (params: Record<string, string>) => object;
  query: (querystring: string) => object;
  body: (body: RequestBody) => unknown;
}

export function compileRequestChecks(operation: Operation, compilers: Compilers): RequestChecks {
  const inPath = parameterSchema(operation, 'path');
  const inQuery = parameterSchema(operation, 'query');
  const path = compilers.fields.compile(inPath);
  const query = compilers.fields.compile(inQuery);
  const bodies = new Map(
    Object.entries(operation.bodies).map(([type, schema]) => [
      type,
      compileBody(type, schema, compilers),
    ]),
  );
  const isList = (name: string) => isListSchema(inQuery.properties[name]);
  return {
    params: (params) => check(path, { ...params }),
    query: (querystring) => check(query, toFields(new URLSearchParams(querystring), isList)),
    body({ type, value }) {
      const validate = type === undefined ? undefined : bodies.get(type);
      return validate === undefined ? {} : check(validate, value ?? {});
    },
  };
}

function compileBody(type: string, schema: Json, { bodies, fields }: Compilers): ValidateFunction {
  return (type === JSON_TYPE ? bodies : fields).compile(withoutBinary(rebase(schema)));
}

/** Checks and completes a value in place. */
function check<T>(validate: ValidateFunction, value: T): T {
  // No database column can hold it.
  if (holdsNul(value)) throw badRequest('The request holds a NUL character.');
  if (validate(value)) return value;
  const errors = fieldErrors(validate.errors ?? []);
  throw badRequest(reasonOf(errors), errors);
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\u0000') || holdsNul(part));
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

/** A file is checked by whoever decodes it; here it is only there or not. */
function withoutBinary(schema: Json): object {
  const text = JSON.stringify(schema, (key, part: unknown) =>
    key === 'format' && part === 'binary' ? undefined : part,
  );
  return JSON.parse(text);
}
