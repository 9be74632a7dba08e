import { useState } from 'react';
import { useDialogs } from '../../editing/confirm.tsx';
import type { Outcome } from '../../ui/outcome-note.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';

/** Asks, deletes, and says how it went. */
export function useDeleteAttribute(calls: AttributeCalls, onReload: () => Promise<unknown>) {
  const { ask, dialogs } = useDialogs();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function remove({ attributeId, type }: Attribute) {
    const yes = await ask({
      title: 'Deleting Attribute',
      text: `Are you sure you want to delete '${type} / ${attributeId}'? This can't be undone.`,
      confirm: 'Delete Attribute',
    });
    if (!yes) return;
    setOutcome(null);
    const reason = await failureOf(() => calls.delete(attributeId));
    // Gone already, or changed: either way it is shown as it is now.
    await onReload();
    setOutcome(
      reason === null
        ? { good: true, title: 'Attribute Deleted', text: `'${attributeId}' was deleted.` }
        : { good: false, title: 'Error Deleting Attribute', text: reason },
    );
  }

  return { remove, outcome, dialogs };
}

async function failureOf(send: () => ReturnType<AttributeCalls['delete']>) {
  try {
    const { Status, Reason } = await send();
    return Status === 'ERROR' ? Reason : null;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}
