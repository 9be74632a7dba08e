import type { Plugin } from 'vite';
import {
  chunksOf,
  FIRST_VIEW_BYTES,
  gzippedSize,
  overBudget,
} from '../../sdk/build/front-end/javascript-size.ts';
import { FIRST_VIEWS } from './first-views.ts';

/**
 * Fails the build if a page people arrive at needs more JavaScript than its budget (see
 * `overBudget`).
 */
export function firstViewBudget(): Plugin {
  return {
    name: 'first-view-budget',
    writeBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const all = [...chunks.values()];
      const entry = all.filter((chunk) => chunk.isEntry);
      for (const view of FIRST_VIEWS) {
        const parts = view.flatMap((name) => {
          const found = all.filter((one) => one.name === name);
          if (found.length !== 1) overBudget(this, `There is no chunk of its own for ${name}.`);
          return found;
        });
        const bytes = gzippedSize([...entry, ...parts], chunks);
        const measured = `${view.join(' with ')}: ${bytes} bytes of JavaScript for the first view`;
        if (bytes > FIRST_VIEW_BYTES) overBudget(this, `${measured}, over ${FIRST_VIEW_BYTES}.`);
        else this.info(measured);
      }
    },
  };
}
