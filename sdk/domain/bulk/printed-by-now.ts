import type { components } from '../../src/schema.d.ts';
import { presentVerdict, type Verdict } from './verdicts.ts';

type Bulk = components['schemas']['Bulk'];

/**
 * Returns the ids of the orders or labels that a finished print job printed. They may have changed
 * since.
 */
export const printedOf = ({ action, state, results }: Bulk): string[] =>
  action === 'print' && state !== 'running'
    ? results.filter(({ Status }) => Status === 'SUCCESS').map(({ id }) => id)
    : [];

/**
 * Checks a print job's records again. Leaves out orders canceled since then, and labels voided
 * after their slip was printed.
 */
export function printedByNow(bulk: Bulk, verdicts: readonly Verdict[]): Bulk {
  const known = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return {
    ...bulk,
    results: bulk.results.map((result) => {
      const verdict = known.get(result.id);
      return verdict ? presentVerdict(verdict) : result;
    }),
  };
}
