import { make } from '../make-element.ts';
import type { OperationId } from '../../contract/operation-types.ts';
import { allHandlers } from '../all-handlers.ts';

/** Buttons of which one is pressed. */
export function choice(
  legend: string,
  options: readonly { label: string; isChosen: () => boolean; choose: () => void }[],
) {
  const buttons = options.map(({ label, isChosen, choose }) => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', choose);
    return { button, isChosen };
  });
  return {
    element: make(
      'fieldset',
      {},
      make('legend', {}, legend),
      make('div', { className: 'buttons' }, ...buttons.map(({ button }) => button)),
    ),
    update() {
      for (const { button, isChosen } of buttons) {
        button.setAttribute('aria-pressed', String(isChosen()));
      }
    },
  };
}

/** Where something goes wrong: in every call, or in a single one. */
export function callChoice(choose: (calls: OperationId[] | null) => void) {
  const select = make(
    'select',
    { id: 'calls' },
    make('option', { value: '' }, 'All calls'),
    ...Object.keys(allHandlers)
      .toSorted()
      .map((id) => make('option', { value: id }, id)),
  );
  const chosen = () => (isOperationId(select.value) ? [select.value] : null);
  select.addEventListener('change', () => choose(chosen()));
  return {
    element: make('p', {}, make('label', { htmlFor: select.id }, 'In which calls'), select),
    chosen,
    show(calls: readonly OperationId[] | null) {
      select.value = calls?.[0] ?? '';
    },
  };
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(allHandlers, id);
}
