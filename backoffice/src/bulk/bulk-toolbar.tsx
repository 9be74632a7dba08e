import { Button } from '@mui/material';
import { scopesOfBulk } from '@spindle/sdk/domain/bulk/bulk-scopes';
import { staffScopes } from '@spindle/sdk/domain/identity/staff-roles';
import { useState } from 'react';
import { useCanAccessResources, useListContext, useRefresh, type RaRecord } from 'react-admin';
import type { Action } from './bulk-calls.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { textsOf } from './bulk-text.ts';
import type { Selection, Records } from './selection.ts';

interface Props<RecordType extends RaRecord<string>> {
  records: Records;
  actions: readonly Action[];
  /** Converts a record's `id` to the server's key, if they differ. */
  keyOf?: (id: string) => string;
  /** Returns the record's name for people. */
  nameOf: (record: RecordType) => string;
}

/** Offers actions for the selected records of a list. Used as the list's `bulkActions`. */
export function BulkToolbar<RecordType extends RaRecord<string>>({
  records,
  actions,
  keyOf = sameKey,
  nameOf,
}: Props<RecordType>) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<RecordType>();
  const [selected, setSelected] = useState<Selection | null>(null);
  const refresh = useRefresh();
  const { canAccess } = useCanAccessResources({ action: 'use', resources: scopesOfAll });

  const mayRun = (action: Action) =>
    scopesOfBulk(action, records === 'items' ? null : { of: records }).every(
      (scope) => canAccess?.[scope] === true,
    );

  function close(begun: boolean) {
    setSelected(null);
    if (!begun) return;
    onUnselectItems();
    refresh();
  }

  function choose(action: Action) {
    const listed = data.map(({ id }) => id).filter((id) => selectedIds.includes(id));
    const elsewhere = selectedIds.map(String).filter((id) => !listed.includes(id));
    const ids = [...listed, ...elsewhere].map(keyOf);
    const names = Object.fromEntries(data.map((one) => [keyOf(one.id), nameOf(one)]));
    setSelected({ action, records, ids, names });
  }

  return (
    <>
      {actions.filter(mayRun).map((action) => (
        <Button key={action} size="small" onClick={() => choose(action)}>
          {textsOf[action].name}…
        </Button>
      ))}
      {selected && <BulkDialog {...selected} onClose={close} />}
    </>
  );
}

const scopesOfAll = [...staffScopes];

const sameKey = (id: string) => id;
