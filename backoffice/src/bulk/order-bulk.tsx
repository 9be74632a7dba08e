import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import type { AdminOrder } from '../providers/records.ts';
import { BulkDialog, type Chosen } from './bulk-dialog.tsx';
import { textsOf } from './bulk-words.ts';

const actions = ['pick', 'labels'] as const;

/** What can be done with the chosen orders of a list, for its `bulkActions`. */
export function OrderBulk() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<AdminOrder>();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const refresh = useRefresh();

  function close() {
    setChosen(null);
    onUnselectItems();
    refresh();
  }

  function choose(action: Chosen['action']) {
    const listed = data.map(({ id }) => id).filter((id) => selectedIds.includes(id));
    const elsewhere = selectedIds.map(String).filter((id) => !listed.includes(id));
    setChosen({ action, ids: [...listed, ...elsewhere] });
  }

  return (
    <>
      {actions.map((action) => (
        <Button key={action} size="small" onClick={() => choose(action)}>
          {textsOf[action].name}…
        </Button>
      ))}
      {chosen && <BulkDialog {...chosen} onClose={close} />}
    </>
  );
}
