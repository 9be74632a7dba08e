import { outOfStock } from '../../domain/catalog/labels.ts';
import { type ScenarioName, SCENARIOS } from '../core/scenarios.ts';
import { callChoice } from './choice.ts';
import { make } from '../make-element.ts';
import type { PanelContext, PanelSection } from './panel-section.ts';

/** Scenarios in words, with what they do. */
export const scenarioLabels: Record<ScenarioName, { label: string; effect: string }> = {
  declined: { label: 'Card declined', effect: 'The payment page refuses every card.' },
  'out of stock': { label: outOfStock, effect: 'Nothing that is shipped can be bought.' },
  slow: { label: 'Slow', effect: 'Calls take three seconds.' },
  offline: { label: 'Offline', effect: 'Calls do not reach the shop.' },
  '429': { label: 'Too many requests', effect: 'Calls are answered with 429.' },
  '500': { label: 'Server error', effect: 'Calls are answered with 500.' },
  'session expired': { label: 'Session expired', effect: 'Nobody is signed in any more.' },
};

/** What is to go wrong. */
export function scenariosSection({ read, change }: PanelContext): PanelSection {
  const calls = callChoice((operations) =>
    change(({ scenarios }) => {
      for (const one of scenarios) one.operations = operations;
    }, 'refetch'),
  );
  const boxes = SCENARIOS.map((name) => {
    const { label, effect } = scenarioLabels[name];
    const id = name.replaceAll(' ', '-');
    const box = make('input', { type: 'checkbox', id, 'aria-describedby': `${id}-effect` });
    box.addEventListener('change', () => {
      change((state) => {
        const others = state.scenarios.filter((one) => one.name !== name);
        return {
          ...state,
          scenarios: box.checked ? [...others, { name, operations: calls.chosen() }] : others,
        };
      }, 'refetch');
    });
    return { name, box, label, effect };
  });
  const rows = boxes.map(({ box, label, effect }) =>
    make(
      'div',
      { className: 'row' },
      box,
      make(
        'span',
        {},
        make('label', { htmlFor: box.id }, label),
        make('small', { id: `${box.id}-effect` }, effect),
      ),
    ),
  );
  const isOn = (name: ScenarioName) => read().scenarios.some((one) => one.name === name);
  return {
    element: make('fieldset', {}, make('legend', {}, 'What goes wrong'), ...rows, calls.element),
    update() {
      const [first] = read().scenarios;
      if (first) calls.show(first.operations);
      for (const { name, box } of boxes) box.checked = isOn(name);
    },
  };
}
