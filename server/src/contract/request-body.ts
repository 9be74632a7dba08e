import type { Context } from 'koa';
import { badRequest, unsupportedMediaType, type Failure } from '../http/failure.ts';
import { readRawBody } from '../http/read-raw-body.ts';
import { isObject, type Json } from './document.ts';
import type { Operation } from './operation.ts';
import { readUpload, type UploadedFile } from './uploads.ts';

export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';
export const JSON_TYPE = 'application/json';

const MEBIBYTE = 1024 * 1024;
const uploadLimit = 10 * MEBIBYTE;

export interface RequestBody {
  /** Under which of the operation's content types the body is to be checked; undefined: no body. */
  type: string | undefined;
  value: unknown;
  raw: Buffer | undefined;
  files: Record<string, UploadedFile>;
  /** Removes the files; to be called whatever becomes of the request. */
  discard: () => Promise<void>;
}

const nothing: RequestBody = {
  type: undefined,
  value: undefined,
  raw: undefined,
  files: {},
  discard: async () => {},
};

/** Reads what the request brings, as the operation's content types say. Nothing is checked yet. */
export async function readRequestBody(ctx: Context, operation: Operation): Promise<RequestBody> {
  const limit = operation.bodyLimit ?? MEBIBYTE;
  if (operation.rawBody) return { ...nothing, raw: await readRawBody(ctx.req, limit) };

  const [firstType] = Object.keys(operation.bodies);
  if (!hasBody(ctx)) return { ...nothing, type: firstType, value: {} };
  if (firstType === undefined) {
    throw badRequest('This call takes no body.');
  }
  const type = Object.keys(operation.bodies).find(
    (name) => name === ctx.request.type.toLowerCase(),
  );
  if (type === undefined) throw unsupportedMediaType(`Send this call ${wordsFor(firstType)}.`);
  if (type === MULTIPART) {
    const { fields, files, discard } = await readUpload(ctx, {
      limit: operation.bodyLimit ?? uploadLimit,
      schema: operation.bodies[type],
    });
    const names = Object.entries(files).map(([field, file]) => [field, file.name]);
    const value = { ...withoutEmpty(fields), ...Object.fromEntries(names) };
    return { ...nothing, type, value, files, discard };
  }
  const raw = await readRawBody(ctx.req, limit);
  const value = type === FORM ? readForm(raw, operation.bodies[type]) : readJson(raw);
  return { ...nothing, type, value, raw };
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

function readForm(raw: Buffer, schema: Json | undefined) {
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  return toFields(new URLSearchParams(raw.toString('utf8')), (name) =>
    isListSchema(properties[name]),
  );
}

function readJson(raw: Buffer): unknown {
  if (raw.length === 0) return undefined;
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}

function hasBody(ctx: Context): boolean {
  const { 'content-length': length, 'transfer-encoding': chunked } = ctx.req.headers;
  return chunked !== undefined || (length !== undefined && length !== '0');
}

function withoutEmpty(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function wordsFor(type: string): string {
  if (type === FORM) return 'form-encoded';
  return type === MULTIPART ? 'as multipart/form-data' : `as ${type}`;
}

function givenTwice(path: string): Failure {
  return badRequest(`${path} was given more than once.`, [
    { path, message: 'was given more than once' },
  ]);
}
