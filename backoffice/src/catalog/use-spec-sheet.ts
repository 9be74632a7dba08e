import { isConflict, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { useAct } from '../providers/write-hooks.ts';
import { namesOf, rowsOf, type SheetRow, type SpecName } from './spec-sheet-rows.ts';

type SpecSheet = components['schemas']['SpecSheet'];

/** A spec sheet while it is edited, and what became of saving it. */
export function useSpecSheet(catalogId: string, stored: SpecSheet, onSaved: () => void) {
  const [rows, setRows] = useState<SheetRow[]>(() => rowsOf(stored.names));
  const [version, setVersion] = useState(stored.version);
  const [save, { error, isPending, reset }] = useAct('catalogs', 'saveSheet', {
    onSuccess: onSaved,
  });
  const send = (against: number) =>
    save({ id: catalogId, data: { names: namesOf(rows) }, meta: { version: against } });
  const theirs = isConflict(error) ? error.body.SpecSheet : undefined;
  const errors = error instanceof ShopError ? error.errors : [];

  return {
    rows,
    setRows,
    saving: isPending,
    /** What somebody else saved meanwhile. */
    theirs,
    failure: theirs === undefined ? error : null,
    /** What is wrong with a field of a row. */
    wrong: (place: number, field: keyof SpecName) =>
      errors.find(({ path }) => path === `names.${place}.${field}`)?.message,
    save: () => send(version),
    keepMine() {
      if (theirs === undefined) return;
      setVersion(theirs.version);
      send(theirs.version);
    },
    takeTheirs() {
      if (theirs === undefined) return;
      setRows(rowsOf(theirs.names));
      setVersion(theirs.version);
      reset();
    },
  };
}
