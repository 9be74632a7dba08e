import type { OperationId } from '../../contract/operation-types.ts';
import { allHandlers } from '../all-handlers.ts';
import { make } from '../make-element.ts';

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
