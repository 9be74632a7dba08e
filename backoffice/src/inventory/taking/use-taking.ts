import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import type { Once } from '@spindle/sdk/react/intent-key';
import { useAction, useIntent } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { countOf } from '../../bulk/bulk-words.ts';
import { foundItemsQuery, type FoundItem } from '../../catalog/found-items-query.ts';
import { shop } from '../../providers/shop.ts';
import type { Outcome } from '../../ui/outcome-note.tsx';
import { useUndo } from '../../ui/use-undo.tsx';
import {
  addUnit,
  entryOf,
  keyOf,
  meant,
  oppositesOf,
  takings,
  type Entry,
  type TakenLine,
  type Taking,
} from './take.ts';

interface Sent {
  reason: Taking;
  entries: Entry[];
  reference?: string;
}

/** What is being received or counted: found by what is scanned, sent at once. */
export function useTaking() {
  const client = useQueryClient();
  const notify = useNotify();
  const { offer } = useUndo();
  const [taking, setTaking] = useState<Taking>('receipt');
  const [reference, setReference] = useState('');
  const [lines, setLines] = useState<TakenLine[]>([]);
  const [choices, setChoices] = useState<FoundItem[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const undo = useIntent({
    mutationFn: post,
    onSuccess({ results }) {
      const refused = results.find(({ Status }) => Status === 'ERROR');
      // Said wherever they are by now.
      if (refused) notify(`${refused.catalogItemId}: ${refused.Reason}`, { type: 'error' });
      else notify('The counts are as before.', { type: 'success' });
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });

  function add(item: FoundItem) {
    setLines((all) => addUnit(all, item));
    setChoices([]);
    setOutcome({ good: true, title: item.title, text: 'One more unit.' });
  }

  const find = useAction({
    mutationFn: (code: string) => client.query({ ...foundItemsQuery(code), staleTime: 0 }),
    onSuccess(found, code) {
      const item = meant(found, code);
      if (item) return add(item);
      setChoices(found);
      setOutcome(found.length > 0 ? null : unknown(code));
    },
    onError: ({ message }) => setOutcome({ good: false, title: 'Not known', text: message }),
  });

  const send = useIntent({
    mutationFn: post,
    onSuccess({ results }, { reason, entries, ...named }) {
      const refused = new Map(
        results.filter(({ Status }) => Status === 'ERROR').map((one) => [keyOf(one), one]),
      );
      setLines((all) =>
        all.flatMap((line) => {
          const one = refused.get(keyOf(line.item));
          if (!one) return [];
          const item = { ...line.item, inventory: one.count ?? line.item.inventory };
          return [{ ...line, item, refused: one.Reason }];
        }),
      );
      const done = results.length - refused.size;
      setOutcome({
        good: refused.size === 0,
        title: `${takings[reason].name}: ${done} of ${countOf('items', results.length)}`,
        text: refused.size === 0 ? '' : 'The others are still below, with the reason.',
      });
      const back = oppositesOf(entries, results);
      if (back.length === 0) return;
      offer(`${countOf('items', back.length)} counted anew.`, () =>
        undo.mutate({ reason, entries: back, ...named }),
      );
    },
    onError: ({ message }) => setOutcome({ good: false, title: 'Not saved', text: message }),
  });

  return {
    taking,
    setTaking,
    reference,
    setReference,
    lines,
    choices,
    outcome,
    add,
    find: (code: string) => find.mutate(code),
    change: (key: string, units: string) =>
      setLines((all) =>
        all.map((line) => (keyOf(line.item) === key ? { ...line, units, refused: null } : line)),
      ),
    remove: (key: string) => setLines((all) => all.filter(({ item }) => keyOf(item) !== key)),
    send() {
      const named = reference.trim();
      const entries = lines.map((line) => entryOf(taking, line));
      send.mutate({ reason: taking, entries, ...(named !== '' && { reference: named }) });
    },
    busy: send.isPending,
  };
}

const post = (body: Sent, once: Once) =>
  replyOf(shop.POST('/api/admin/stock', { params: { header: once }, body, ...asJson }));

const unknown = (code: string): Outcome => ({
  good: false,
  title: `No item for “${code}”`,
  text: 'It is no part number, ID or part of a title that the shop knows.',
});
