import { gzipSync } from 'node:zlib';

/** Maximum JavaScript that a storefront page may load before the user acts, in gzipped bytes. */
export const FIRST_VIEW_BYTES = 122_880;

/**
 * Set by `npm test`, so that JavaScript over budget fails the build. Operators only get a warning.
 */
export const HOLD_SIZE_BUDGETS = 'HOLD_SIZE_BUDGETS';

/** The reporting functions of a build plugin. */
interface Teller {
  warn(message: string): void;
  error(message: string): never;
}

/** Reports that a budget is exceeded. Fails the build if budgets are enforced. */
export function overBudget(build: Teller, message: string): void {
  if (process.env[HOLD_SIZE_BUDGETS] === '1') build.error(message);
  build.warn(message);
}

/** A JavaScript file in a build. */
export interface Chunk {
  fileName: string;
  name: string;
  code: string;
  /** File names of its static imports. */
  imports: string[];
  isEntry: boolean;
}

/** Returns a build's JavaScript files by name. */
export function chunksOf(
  bundle: Record<string, ({ type: 'chunk' } & Chunk) | { type: 'asset' }>,
): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') chunks.set(file.fileName, file);
  }
  return chunks;
}

/** Returns the gzipped size of these files and all their static imports. */
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
