import { badRequest } from '../../contract/failure.ts';
import { mustBeFile } from '../../domain/media/unfit-file.ts';
import type { AnyMockCall, MockFile } from '../core/call.ts';

/** @throws 400 where words came instead of a file */
export function sentFile({ files }: Pick<AnyMockCall, 'files'>, field: string): MockFile {
  const file = files[field];
  if (file !== undefined) return file;
  throw badRequest(`${field} ${mustBeFile}.`, [{ path: field, message: mustBeFile }]);
}
