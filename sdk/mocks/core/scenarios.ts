import type { OperationId } from '../../contract/operation-types.ts';

/** Simulated problems by name. */
export const SCENARIOS = [
  'declined',
  'out of stock',
  'slow',
  'offline',
  '429',
  '500',
  'session expired',
] as const;

export type ScenarioName = (typeof SCENARIOS)[number];

/** An active scenario, for some operations or, if null, for all of them. */
export interface ActiveScenario {
  name: ScenarioName;
  operations: OperationId[] | null;
}

export function isActive(
  active: readonly ActiveScenario[],
  name: ScenarioName,
  operationId: string,
): boolean {
  return active.some(
    (one) =>
      one.name === name &&
      (one.operations === null || one.operations.some((id) => id === operationId)),
  );
}
