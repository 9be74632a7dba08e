import { asJson } from '@spindle/sdk/client';
import { isConflict, replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { shop } from '../providers/shop.ts';
import { filledRows, groupsOf, onlyIn, rowOf, type SynonymRow } from './synonym-rows.ts';
import { synonymsQuery } from './synonyms-query.ts';

type Synonyms = components['schemas']['Synonyms'];

/** The words that mean the same while they are edited, and what became of saving them. */
export function useSynonyms(stored: Synonyms) {
  const client = useQueryClient();
  const notify = useNotify();
  const [base, setBase] = useState(stored);
  const [rows, setRows] = useState<SynonymRow[]>(() => stored.groups.map(rowOf));
  const groups = groupsOf(rows);
  const save = useAction({
    mutationFn: (version: number) =>
      replyOf(shop.PUT('/api/admin/search/synonyms', { body: { groups, version }, ...asJson })),
    onSuccess({ Reason, Synonyms }) {
      take(Synonyms);
      client.setQueryData(synonymsQuery.queryKey, Synonyms);
      notify(Reason, { type: 'success' });
    },
  });
  const theirs = isConflict(save.error) ? save.error.body.Synonyms : undefined;
  const errors = save.error instanceof ShopError ? save.error.errors : [];

  function take(list: Synonyms) {
    setBase(list);
    setRows(list.groups.map(rowOf));
  }

  return {
    rows,
    setRows,
    saving: save.isPending,
    changed: JSON.stringify(groups) !== JSON.stringify(base.groups),
    /** What somebody else saved meanwhile, and how it differs. */
    theirs: theirs && {
      mine: onlyIn(groups, theirs.groups),
      theirs: onlyIn(theirs.groups, groups),
    },
    failure: theirs === undefined ? save.error : null,
    /** What is wrong with a row. */
    wrong({ key }: SynonymRow): string | undefined {
      const place = filledRows(rows).findIndex((row) => row.key === key);
      const path = `groups.${place}`;
      return errors.find((one) => one.path === path || one.path.startsWith(`${path}.`))?.message;
    },
    save: () => save.mutate(base.version),
    keepMine() {
      if (theirs === undefined) return;
      setBase(theirs);
      save.mutate(theirs.version);
    },
    takeTheirs() {
      if (theirs === undefined) return;
      take(theirs);
      save.reset();
    },
  };
}
