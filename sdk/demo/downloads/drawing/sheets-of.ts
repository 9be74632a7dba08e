import type { Plan } from '../plans/plan.ts';
import { listSheet } from './list-sheet.ts';
import type { Sheet } from './mark.ts';
import { partSheet } from './part-sheet.ts';

/** Returns all sheets of a plan, the list of parts first. */
export function sheetsOf(plan: Plan): Sheet[] {
  const of = plan.parts.length + 1;
  return [
    listSheet(plan, of),
    ...plan.parts.map((part, index) => partSheet(plan, part, { number: index + 2, of })),
  ];
}
