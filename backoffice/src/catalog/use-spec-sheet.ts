import { isConflict, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { useAct } from '../providers/write-hooks.ts';
import type { SpecName } from './spec-sheet-rows.ts';

type SpecSheet = components['schemas']['SpecSheet'];

/** Saves a spec sheet and reports the result. */
export function useSpecSheet(catalogId: string, stored: SpecSheet, onSaved: () => void) {
  const [start, setStart] = useState(stored);
  const [version, setVersion] = useState(stored.version);
  const [act, { error, isPending, reset }] = useAct('catalogs', 'saveSheet', {
    onSuccess: onSaved,
  });
  const theirs = isConflict(error) ? error.body.SpecSheet : undefined;

  /** Returns the errors by field. */
  async function save(names: SpecName[], against = version) {
    setVersion(against);
    try {
      const call = { id: catalogId, data: { names }, meta: { version: against } };
      await act(call, { returnPromise: true });
      return undefined;
    } catch (problem) {
      return problem instanceof ShopError ? errorsIn(problem) : undefined;
    }
  }

  return {
    /** The form's initial values. */
    start,
    save,
    saving: isPending,
    /** The version that another staff member saved in the meantime. */
    theirs,
    failure: theirs === undefined ? error : null,
    takeTheirs(sheet: SpecSheet) {
      setStart(sheet);
      setVersion(sheet.version);
      reset();
    },
  };
}

function errorsIn({ errors }: ShopError): Record<string, string> {
  const known = errors.flatMap(({ path, message }) => {
    const field = /^names\.\d+\.(name|unit)$/.exec(path)?.[1];
    return field === undefined ? [] : [[path, `This ${field} ${message}`]];
  });
  return Object.fromEntries(known);
}
