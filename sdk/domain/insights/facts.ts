import { periodOf, MAX_ROWS } from './fill-periods.ts';
import { addSums, nothing, type Sums } from './figures.ts';
import type { By, Range } from './read-insights.ts';

/** Something that counts on a day: an order or a refund of a country, or a line of one. */
export interface Fact extends Partial<Sums> {
  day: string;
  country: string;
  /** Empty where it is of a whole order. */
  catalogId: string;
  catalogItemId: string;
  reason: string;
}

const keyOf: Partial<Record<By, (fact: Fact) => string>> = {
  catalog: ({ catalogId }) => catalogId,
  item: ({ catalogId, catalogItemId }) => `${catalogId}/${catalogItemId}`,
  country: ({ country }) => country,
  reason: ({ reason }) => reason,
};

export const isWithin = ({ from, to }: Range, { day }: Fact): boolean => from <= day && day <= to;

export const addFacts = (facts: readonly Fact[]): Sums => facts.reduce<Sums>(addSums, nothing);

/** Facts added up by what rows stand for; periods as they come, the rest largest first. */
export function groupFacts(by: By, facts: readonly Fact[]): (Sums & { key: string })[] {
  const groups = Map.groupBy(facts, (fact) => periodOf(by, fact.day) ?? keyOf[by]?.(fact) ?? '');
  const rows = [...groups].map(([key, ofKey]) => ({ key, ...addFacts(ofKey) }));
  if (keyOf[by] === undefined) return rows;
  return rows
    .toSorted((a, b) => b.sales - a.sales || b.units - a.units || (a.key < b.key ? -1 : 1))
    .slice(0, MAX_ROWS);
}
