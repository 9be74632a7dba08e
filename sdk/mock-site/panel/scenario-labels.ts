import { outOfStock } from '../../domain/catalog/labels.ts';
import type { ScenarioName } from '../../mocks/core/scenarios.ts';

/** Labels of the scenarios and descriptions of their effects. */
export const scenarioLabels: Record<ScenarioName, { label: string; effect: string }> = {
  declined: { label: 'Card declined', effect: 'The payment page declines every card.' },
  'out of stock': { label: outOfStock, effect: "Physical items can't be bought." },
  slow: { label: 'Slow', effect: 'Requests take three seconds.' },
  offline: { label: 'Offline', effect: "Requests don't reach the shop." },
  '429': { label: 'Too many requests', effect: 'Requests return 429.' },
  '500': { label: 'Server error', effect: 'Requests return 500.' },
  'session expired': { label: 'Session expired', effect: 'Your session has ended.' },
};
