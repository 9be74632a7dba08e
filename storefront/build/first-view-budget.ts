import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const BUDGET_BYTES = 115_000;
/** Chunks by name: of the page, and of what it shows at some addresses. */
const FIRST_VIEWS = [
  ['home-page'],
  ['catalog-list-page'],
  ['catalog-page', 'item-cards'],
  ['catalog-page', 'item-table'],
  ['catalog-page', 'item-cards', 'chosen-filters'],
  ['catalog-page', 'item-table', 'chosen-filters'],
  ['item-page'],
  ['search-page', 'item-cards'],
  ['search-page', 'item-table'],
  ['search-page', 'item-cards', 'chosen-filters'],
  ['search-page', 'item-table', 'chosen-filters'],
];

interface Chunk {
  fileName: string;
  name: string;
  code: string;
  imports: string[];
  isEntry: boolean;
}

/** Fails the build when a page that people arrive at would ask for more JavaScript than agreed. */
export function firstViewBudget(): Plugin {
  return {
    name: 'first-view-budget',
    writeBundle(_, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') chunks.set(file.fileName, file);
      }
      const all = [...chunks.values()];
      const entry = all.filter((chunk) => chunk.isEntry);
      for (const view of FIRST_VIEWS) {
        const parts = view.map((name) => {
          const [chunk, ...others] = all.filter((one) => one.name === name);
          if (chunk && others.length === 0) return chunk;
          return this.error(`There is no chunk of its own for ${name}.`);
        });
        const bytes = gzippedSize([...entry, ...parts], chunks);
        const size = `${view.join(' with ')}: ${(bytes / 1000).toFixed(1)} kB of JavaScript for the first view`;
        if (bytes > BUDGET_BYTES) this.error(`${size}, over ${BUDGET_BYTES / 1000} kB.`);
        this.info(size);
      }
    },
  };
}

/** Of the chunks and everything they import at once. */
function gzippedSize(roots: Chunk[], chunks: Map<string, Chunk>): number {
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
