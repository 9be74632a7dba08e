import type { AnyMockCall } from '../core/call.ts';
import { checkPicture } from './check-picture.ts';
import { digestOf, keepFile } from './keep-file.ts';
import { sentFile } from './sent-file.ts';

/**
 * Checks and keeps the uploaded picture.
 * @returns its path, the same for the same file
 */
export function keepImage({ state, files }: Pick<AnyMockCall, 'state' | 'files'>): string {
  const { bytes } = sentFile({ files }, 'image');
  const format = checkPicture(bytes);
  const path = `uploads/${digestOf(bytes, 40)}.webp`;
  keepFile(state, path, { type: `image/${format}`, bytes });
  return path;
}
