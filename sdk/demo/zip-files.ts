import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Files } from './downloads/plan-files.ts';

/** Packs files into a zip. The same files and time produce the same bytes. */
export async function zipFiles(files: Files, mtime: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), path, { mtime, mode: 0o100644 });
  }
  zip.end();
  return buffer(zip.outputStream);
}
