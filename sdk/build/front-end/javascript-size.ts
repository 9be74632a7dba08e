import { gzipSync } from 'node:zlib';

/** The most a page of the storefront asks for before somebody acts; gzipped, as it travels. */
export const FIRST_VIEW_BYTES = 122_880;

/** Set by `npm test`: more JavaScript than agreed fails the build. Operators are only warned. */
export const HOLD_SIZE_BUDGETS = 'HOLD_SIZE_BUDGETS';

/** What a plugin of the build says it by. */
interface Teller {
  warn(message: string): void;
  error(message: string): never;
}

/** Tells that a budget is not kept; ends the build where budgets are held. */
export function overBudget(build: Teller, message: string): void {
  if (process.env[HOLD_SIZE_BUDGETS] === '1') build.error(message);
  build.warn(message);
}

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
