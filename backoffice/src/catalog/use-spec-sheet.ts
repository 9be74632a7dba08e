import { asJson } from '@spindle/sdk/client';
import { isConflict, replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../providers/shop.ts';
import { namesOf, rowsOf, type SheetRow, type SpecName } from './spec-sheet-rows.ts';
import { storeKey } from './store-queries.ts';

type SpecSheet = components['schemas']['SpecSheet'];

/** A spec sheet while it is edited, and what became of saving it. */
export function useSpecSheet(catalogId: string, stored: SpecSheet, onSaved: () => void) {
  const client = useQueryClient();
  const [rows, setRows] = useState<SheetRow[]>(() => rowsOf(stored.names));
  const [version, setVersion] = useState(stored.version);
  const save = useAction({
    mutationFn: (against: number) =>
      replyOf(
        shop.PUT('/api/admin/specsheets/{catalogId}', {
          params: { path: { catalogId } },
          body: { names: namesOf(rows), version: against },
          ...asJson,
        }),
      ),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: storeKey });
      onSaved();
    },
  });
  const theirs = isConflict(save.error) ? save.error.body.SpecSheet : undefined;
  const errors = save.error instanceof ShopError ? save.error.errors : [];

  return {
    rows,
    setRows,
    saving: save.isPending,
    /** What somebody else saved meanwhile. */
    theirs,
    failure: theirs === undefined ? save.error : null,
    /** What is wrong with a field of a row. */
    wrong: (place: number, field: keyof SpecName) =>
      errors.find(({ path }) => path === `names.${place}.${field}`)?.message,
    save: () => save.mutate(version),
    keepMine() {
      if (theirs === undefined) return;
      setVersion(theirs.version);
      save.mutate(theirs.version);
    },
    takeTheirs() {
      if (theirs === undefined) return;
      setRows(rowsOf(theirs.names));
      setVersion(theirs.version);
      save.reset();
    },
  };
}
