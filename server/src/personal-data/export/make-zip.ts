import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  name: string;
  text: string;
}

/** Builds the file in memory, because one person's data is a small amount of text. */
export async function makeZip(files: readonly ZippedFile[], madeAt: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, text } of files) {
    zip.addBuffer(Buffer.from(text, 'utf8'), name, { mtime: madeAt });
  }
  zip.end();
  return buffer(zip.outputStream);
}
