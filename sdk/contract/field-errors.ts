import type { ErrorObject } from 'ajv/dist/2020.js';
import { badRequest, type FieldError } from './failure.ts';

export const notInteger = 'must be a whole number';
export const notValid = 'The request is not valid.';

const types: Record<string, string> = {
  integer: notInteger,
  number: 'must be a number',
  boolean: 'must be true or false',
  string: 'must be text',
  array: 'must be a list',
  object: 'must be an object',
};

const formatMessages: Record<string, string> = {
  email: 'must be a valid email address',
  name: 'must not contain control or invisible characters',
  uuid: 'must be a valid id',
  date: 'must be a date like 2026-01-31',
  'date-time': 'must be a time like 2026-01-31T12:00:00Z',
  uri: 'must be a full URL',
};

/** Keywords whose errors only repeat those of other keywords. */
const gathering = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

/** Maximum number of errors, about as many as a person can fix at a time. */
const MAX_ERRORS = 20;

/** Returns the errors of a request by field, in words for the person who filled it in. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const telling = errors.some(isTelling) ? isTelling : () => true;
  const messages = new Map<string, string>();
  for (const error of errors) {
    if (messages.size === MAX_ERRORS) break;
    if (!telling(error)) continue;
    const path = pathOf(error);
    if (!messages.has(path)) messages.set(path, messageOf(error));
  }
  return Array.from(messages, ([path, message]) => ({ path, message }));
}

function isTelling({ keyword }: ErrorObject): boolean {
  return !gathering.has(keyword);
}

/** Shortens a field's name for the response. The beginning is enough to recognize it. */
export function displayName(name: string): string {
  return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}

/** Returns one sentence about all invalid fields. */
export function reasonOf(errors: readonly FieldError[]): string {
  const [first, ...rest] = errors;
  if (first === undefined) return notValid;
  const more = rest.length === 0 ? '' : ` (and ${rest.map(({ path }) => path).join(', ')})`;
  return `${first.path === '' ? 'The body' : first.path} ${first.message}${more}.`;
}

/** Rejects a request with invalid fields. */
export const invalidFields = (errors: FieldError[]) => badRequest(reasonOf(errors), errors);

function pathOf(error: ErrorObject): string {
  const steps = error.instancePath.split('/').slice(1).map(unescape);
  const extra: unknown =
    error.params['missingProperty'] ??
    error.params['additionalProperty'] ??
    error.params['unevaluatedProperty'] ??
    error.params['propertyName'];
  return displayName([...steps, ...(typeof extra === 'string' ? [extra] : [])].join('.'));
}

function unescape(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function messageOf({ keyword, params, message }: ErrorObject): string {
  const limit: unknown = params['limit'];
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not recognized';
    case 'type':
      return types[String([params['type']].flat()[0])] ?? 'has the wrong type';
    case 'format':
      return formatMessages[String(params['format'])] ?? 'has the wrong format';
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must be at least ${limit} characters long`;
    case 'maxLength':
      return `must be at most ${limit} characters long`;
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'exclusiveMinimum':
      return `must be more than ${limit}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}`;
    case 'pattern':
      return 'has the wrong format';
    case 'enum':
      return `must be one of ${[params['allowedValues']].flat().join(', ')}`;
    case 'const':
      return `must be ${params['allowedValue']}`;
    case 'minItems':
      return `must have at least ${limit}`;
    case 'maxItems':
      return `must have at most ${limit}`;
    case 'uniqueItems':
      return 'must not contain duplicates';
    default:
      return message ?? 'is not valid';
  }
}
