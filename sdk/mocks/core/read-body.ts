import {
  FORM,
  MULTIPART,
  readFields,
  toFields,
  encodingName,
  type ReceivedBody,
} from '../../contract/fields.ts';
import type { Json } from '../../contract/document.ts';
import { badRequest, unsupportedMediaType } from '../../contract/failure.ts';
import type { Operation } from '../../contract/operation.ts';
import { parseJson } from '../../contract/parse-json.ts';
import type { MockFile } from './call.ts';
import { bodyNotTaken, sendAs } from '../../domain/calls/validate-call.ts';

export interface MockBody extends ReceivedBody {
  files: Record<string, MockFile>;
}

/** Reads a request's body by the operation's content types, without validating it. */
export async function readMockBody(request: Request, operation: Operation): Promise<MockBody> {
  const [firstType] = Object.keys(operation.bodies);
  const input = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (input === '' && (await request.clone().arrayBuffer()).byteLength === 0) {
    return { type: firstType, value: {}, files: {} };
  }
  if (operation.rawBody) return { type: undefined, value: await request.text(), files: {} };
  if (firstType === undefined) {
    if ((await request.text()) === '') return { type: undefined, value: {}, files: {} };
    throw badRequest(bodyNotTaken);
  }
  const type = Object.keys(operation.bodies).find((name) => name === input);
  if (type === undefined) throw unsupportedMediaType(sendAs(encodingName(firstType)));
  if (type === MULTIPART)
    return { type, ...(await readMultipart(request, operation.bodies[type])) };
  const text = await request.text();
  const value = type === FORM ? readFields(text, operation.bodies[type]) : parseJson(text);
  return { type, value, files: {} };
}

async function readMultipart(request: Request, schema: Json | undefined) {
  const form = await request.formData();
  const files = new Map<string, MockFile>();
  const texts: [string, string][] = [];
  for (const [name, part] of form) {
    if (typeof part === 'string') {
      texts.push([name, part]);
    } else {
      const bytes = new Uint8Array(await part.arrayBuffer());
      files.set(name, { name: part.name, type: part.type, bytes });
    }
  }
  const names = Array.from(files, ([field, file]) => [field, file.name]);
  return {
    value: { ...toFields(texts, schema), ...Object.fromEntries(names) },
    files: Object.fromEntries(files),
  };
}
