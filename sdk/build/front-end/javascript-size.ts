import { gzipSync } from 'node:zlib';

/** The most a page of the storefront asks for before somebody acts; gzipped, as it travels. */
export const FIRST_VIEW_BYTES = 115_000;

/** A file of JavaScript that a build wrote. */
export interface Chunk {
  fileName: string;
  name: string;
  code: string;
  /** File names of what it imports at once. */
  imports: string[];
  isEntry: boolean;
}

/** What a build wrote, its files of JavaScript by name. */
export function chunksOf(
  bundle: Record<string, ({ type: 'chunk' } & Chunk) | { type: 'asset' }>,
): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') chunks.set(file.fileName, file);
  }
  return chunks;
}

/** Bytes that travel for these files and everything they import at once. */
export function gzippedSize(roots: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): number {
  const seen = new Set<Chunk>();
  const queue = [...roots];
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) queue.push(imported);
    }
  }
  return [...seen].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
