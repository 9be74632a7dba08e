import { isConflict, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAct } from '../providers/write-hooks.ts';
import { filledRows, groupsOf, onlyIn, rowOf, type SynonymRow } from './synonym-rows.ts';

type Synonyms = components['schemas']['Synonyms'];

/** The words that mean the same while they are edited, and what became of saving them. */
export function useSynonyms(stored: Synonyms) {
  const notify = useNotify();
  const [base, setBase] = useState(stored);
  const [rows, setRows] = useState<SynonymRow[]>(() => stored.groups.map(rowOf));
  const groups = groupsOf(rows);
  const [save, { error, isPending, reset }] = useAct('synonyms', 'save', {
    onSuccess({ Reason, Synonyms }) {
      take(Synonyms);
      notify(Reason, { type: 'success' });
    },
  });
  const send = (version: number) => save({ data: { groups }, meta: { version } });
  const theirs = isConflict(error) ? error.body.Synonyms : undefined;
  const errors = error instanceof ShopError ? error.errors : [];

  function take(list: Synonyms) {
    setBase(list);
    setRows(list.groups.map(rowOf));
  }

  return {
    rows,
    setRows,
    saving: isPending,
    changed: JSON.stringify(groups) !== JSON.stringify(base.groups),
    /** What somebody else saved meanwhile, and how it differs. */
    theirs: theirs && {
      mine: onlyIn(groups, theirs.groups),
      theirs: onlyIn(theirs.groups, groups),
    },
    failure: theirs === undefined ? error : null,
    /** What is wrong with a row. */
    wrong({ key }: SynonymRow): string | undefined {
      const place = filledRows(rows).findIndex((row) => row.key === key);
      const path = `groups.${place}`;
      return errors.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.message;
    },
    save: () => send(base.version),
    keepMine() {
      if (theirs === undefined) return;
      setBase(theirs);
      send(theirs.version);
    },
    takeTheirs() {
      if (theirs === undefined) return;
      take(theirs);
      reset();
    },
  };
}
