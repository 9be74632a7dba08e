import type { components } from '../../src/schema.d.ts';
import { presentVerdict, type Verdict } from './verdicts.ts';

type Bulk = components['schemas']['Bulk'];

/** The records of a print that is over and went through: what they are worth may have changed since. */
export const printedOf = ({ action, state, results }: Bulk): string[] =>
  action === 'print' && state !== 'running'
    ? results.filter(({ Status }) => Status === 'SUCCESS').map(({ id }) => id)
    : [];

/** A print as of now: of an order cancelled since nothing is printed, of a label voided since its slip. */
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
