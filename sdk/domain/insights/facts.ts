import { periodOf, MAX_ROWS } from './fill-periods.ts';
import { addSums, nothing, type Sums } from './figures.ts';
import type { GroupBy, Range } from './read-insights.ts';

/** The figures of one day for an order, a refund or one of their lines, with the country. */
export interface Fact extends Partial<Sums> {
  day: string;
  country: string;
  /** Empty for a whole order. */
  catalogId: string;
  catalogItemId: string;
  reason: string;
}

const keyOf: Partial<Record<GroupBy, (fact: Fact) => string>> = {
  catalog: ({ catalogId }) => catalogId,
  item: ({ catalogId, catalogItemId }) => `${catalogId}/${catalogItemId}`,
  country: ({ country }) => country,
  reason: ({ reason }) => reason,
};

export const isWithin = ({ from, to }: Range, { day }: Fact): boolean => from <= day && day <= to;

export const addFacts = (facts: readonly Fact[]): Sums => facts.reduce<Sums>(addSums, nothing);

/** Sums facts by row. Periods keep their order, and other rows are sorted by size. */
export function groupFacts(by: GroupBy, facts: readonly Fact[]): (Sums & { key: string })[] {
  const groups = Map.groupBy(facts, (fact) => periodOf(by, fact.day) ?? keyOf[by]?.(fact) ?? '');
  const rows = [...groups].map(([key, ofKey]) => ({ key, ...addFacts(ofKey) }));
  if (keyOf[by] === undefined) return rows;
  return rows
    .toSorted((a, b) => b.sales - a.sales || b.units - a.units || (a.key < b.key ? -1 : 1))
    .slice(0, MAX_ROWS);
}
