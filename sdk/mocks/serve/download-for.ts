import { zipFile } from './zip-file.ts';

/** A small file that opens, for any name a download has. */
export function downloadFor(name: string): { type: string; bytes: Uint8Array } {
  const text = `${name}\n\nA file of the mock shop. The real one has the plans in it.\n`;
  if (name.endsWith('.zip')) {
    return { type: 'application/zip', bytes: zipFile('README.txt', text) };
  }
  return { type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) };
}
