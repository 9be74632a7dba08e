import { useAction } from '@spindle/sdk/react/use-intent';
import type { components } from '@spindle/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { countOf } from '../../bulk/bulk-text.ts';
import { foundItemsQuery, type FoundItem } from '../../catalog/found-items-query.ts';
import { useAct } from '../../providers/write-hooks.ts';
import { textOf } from '../../ui/form-values.ts';
import type { Outcome } from '../../ui/outcome-note.tsx';
import { useUndo } from '../../ui/use-undo.tsx';
import {
  addUnit,
  entryOf,
  keyOf,
  matchItem,
  undoEntries,
  entryKinds,
  type EntryLine,
  type EntryKind,
} from './stock-entry.ts';

type StockResult = components['schemas']['StockResult'];

interface TakingValues {
  taking: EntryKind;
  reference: string | null;
  lines: EntryLine[];
}

const empty: TakingValues = { taking: 'receipt', reference: '', lines: [] };

/** Holds the scanned items, looks up codes and saves the stock changes. */
export function useStockEntry() {
  const client = useQueryClient();
  const notify = useNotify();
  const { offer } = useUndo();
  const form = useForm({ defaultValues: empty });
  const { control } = form;
  const { replace, remove } = useFieldArray({ control, name: 'lines' });
  const [taking, reference, lines] = useWatch({ control, name: ['taking', 'reference', 'lines'] });
  const [choices, setChoices] = useState<FoundItem[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const [undo] = useAct('stock', 'adjust', {
    onSuccess({ results }) {
      const rejected = results.find(({ Status }) => Status === 'ERROR');
      // A notification is visible even if the user has left this screen.
      if (rejected) notify(`${rejected.catalogItemId}: ${rejected.Reason}`, { type: 'error' });
      else notify('Counts restored.', { type: 'success' });
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });

  function add(item: FoundItem) {
    replace(addUnit(form.getValues('lines'), item));
    setChoices([]);
    setOutcome({ good: true, title: item.title, text: '1 unit added.' });
  }

  const find = useAction({
    mutationFn: (code: string) => client.query({ ...foundItemsQuery(code), staleTime: 0 }),
    onSuccess(found, code) {
      const item = matchItem(found, code);
      if (item) return add(item);
      setChoices(found);
      setOutcome(found.length > 0 ? null : unknown(code));
    },
    onError: ({ message }) =>
      setOutcome({ good: false, title: "Couldn't look up the item", text: message }),
  });

  const [adjust, { isPending }] = useAct('stock', 'adjust', {
    onError: ({ message }) => setOutcome({ good: false, title: 'Stock not saved', text: message }),
  });

  function send() {
    const named = textOf(reference) === '' ? {} : { reference: textOf(reference) };
    const entries = lines.map((line) => entryOf(taking, line));
    adjust(
      { data: { reason: taking, entries, ...named } },
      {
        onSuccess({ results }) {
          const left = showResults(results);
          const done = results.length - left;
          setOutcome({
            good: left === 0,
            title: `${entryKinds[taking].name}: ${done} of ${countOf('items', results.length)}`,
            text: left === 0 ? '' : 'Items not saved are listed below with the reason.',
          });
          const back = undoEntries(entries, results);
          if (back.length === 0) return;
          offer(`Counts updated for ${countOf('items', back.length)}.`, () =>
            undo({ data: { reason: taking, entries: back, ...named } }),
          );
        },
      },
    );
  }

  /** Keeps the rejected lines with their reasons, and returns their number. */
  function showResults(results: readonly StockResult[]): number {
    const rejected = new Map(
      results.filter(({ Status }) => Status === 'ERROR').map((one) => [keyOf(one), one]),
    );
    replace(
      form.getValues('lines').flatMap((line) => {
        const one = rejected.get(keyOf(line.item));
        if (!one) return [];
        const item = { ...line.item, inventory: one.count ?? line.item.inventory };
        return [{ ...line, item, rejection: one.Reason }];
      }),
    );
    return rejected.size;
  }

  return {
    form,
    taking,
    reference,
    lines,
    choices,
    outcome,
    add,
    find: (code: string) => find.mutate(code),
    remove,
    send,
    busy: isPending,
  };
}

const unknown = (code: string): Outcome => ({
  good: false,
  title: `No item found for “${code}”`,
  text: 'No part number, ID or title matches.',
});
