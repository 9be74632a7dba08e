import { useState } from 'react';
import { useDialogs } from '../../editing/confirm.tsx';
import type { Outcome } from '../../ui/outcome-note.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';

/** Asks for confirmation, deletes the attribute and reports the result. */
export function useDeleteAttribute(calls: AttributeCalls) {
  const { ask, dialogs } = useDialogs();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function remove({ attributeId, type }: Attribute) {
    const yes = await ask({
      title: 'Delete Attribute?',
      text: `Are you sure you want to delete '${type} / ${attributeId}'? This can't be undone.`,
      confirm: 'Delete Attribute',
    });
    if (!yes) return;
    setOutcome(null);
    try {
      await calls.delete(attributeId);
      setOutcome({ good: true, title: 'Attribute Deleted', text: `'${attributeId}' was deleted.` });
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : String(failure);
      setOutcome({ good: false, title: 'Error Deleting Attribute', text });
    }
  }

  return { remove, outcome, dialogs };
}
