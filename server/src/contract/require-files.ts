import { badRequest } from '@spindle/sdk/contract/failure';
import { isObject, type Json } from '@spindle/sdk/contract/document';
import { mustBeFile } from '@spindle/sdk/domain/media/invalid-file';
import type { ParsedUpload } from './split-upload.ts';

/**
 * Requires that the fields declared as files in the contract are uploaded as files, and no other
 * fields are.
 */
export function requireFiles(schema: Json | undefined, { fields, files }: ParsedUpload): void {
  const properties = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
  for (const [name, property] of Object.entries(properties)) {
    const isFile = isObject(property) && property['format'] === 'binary';
    if (isFile && (fields[name] ?? '') !== '') throw wrong(name, mustBeFile);
    if (!isFile && Object.hasOwn(files, name)) throw wrong(name, 'must be text, not a file');
  }
}

function wrong(path: string, message: string) {
  return badRequest(`${path} ${message}.`, [{ path, message }]);
}
