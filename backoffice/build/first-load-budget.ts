import type { Plugin } from 'vite';
import { chunksOf, gzippedSize, overBudget } from '../../sdk/build/front-end/javascript-size.ts';

const BUDGET_BYTES = 250_000;

/** Fails the build if the landing page needs more JavaScript than its budget (see `overBudget`). */
export function firstLoadBudget(): Plugin {
  return {
    name: 'first-load-budget',
    writeBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry);
      const bytes = gzippedSize(entries, chunks);
      const size = `${(bytes / 1000).toFixed(1)} kB of JavaScript for the landing page`;
      if (bytes > BUDGET_BYTES) overBudget(this, `${size}, over ${BUDGET_BYTES / 1000} kB.`);
      else this.info(size);
    },
  };
}
