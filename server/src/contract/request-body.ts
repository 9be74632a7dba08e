import { PICTURE_BYTES } from '@spindle/sdk/domain/media/file-limits';
import type { Context } from 'koa';
import {
  FORM,
  MULTIPART,
  parseJson,
  readForm,
  withoutEmpty,
  wordsFor,
  type ReceivedBody,
} from '@spindle/sdk/contract/fields';
import { badRequest, unsupportedMediaType } from '@spindle/sdk/contract/failure';
import { readRawBody } from '../http/read-raw-body.ts';

import type { Operation } from '@spindle/sdk/contract/operation';
import { readUpload, type UploadedFile } from './uploads.ts';

const MEBIBYTE = 1024 * 1024;

export interface RequestBody extends ReceivedBody {
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
      limit: operation.bodyLimit ?? PICTURE_BYTES,
      schema: operation.bodies[type],
    });
    const names = Object.entries(files).map(([field, file]) => [field, file.name]);
    const value = { ...withoutEmpty(fields), ...Object.fromEntries(names) };
    return { ...nothing, type, value, files, discard };
  }
  const raw = await readRawBody(ctx.req, limit);
  const text = raw.toString('utf8');
  const value = type === FORM ? readForm(text, operation.bodies[type]) : parseJson(text);
  return { ...nothing, type, value, raw };
}

function hasBody(ctx: Context): boolean {
  const { 'content-length': length, 'transfer-encoding': chunked } = ctx.req.headers;
  return chunked !== undefined || (length !== undefined && length !== '0');
}
