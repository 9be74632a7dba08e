import { outOfStock } from '../../domain/catalog/labels.ts';
import type { ScenarioName } from '../../mocks/core/scenarios.ts';

/** Labels of the scenarios and descriptions of their effects. */
export const scenarioLabels: Record<ScenarioName, { label: string; effect: string }> = {
  declined: { label: 'Card declined', effect: 'The payment page refuses every card.' },
  'out of stock': { label: outOfStock, effect: 'Nothing that is shipped can be bought.' },
  slow: { label: 'Slow', effect: 'Calls take three seconds.' },
  offline: { label: 'Offline', effect: 'Calls do not reach the shop.' },
  '429': { label: 'Too many requests', effect: 'Calls are answered with 429.' },
  '500': { label: 'Server error', effect: 'Calls are answered with 500.' },
  'session expired': { label: 'Session expired', effect: 'Nobody is signed in any more.' },
};
