import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { foundItemsQuery, type FoundItem } from '../../catalog/found-items-query.ts';
import { shop } from '../../providers/shop.ts';
import { useIdempotencyKey } from '../../providers/use-idempotency-key.ts';
import type { Outcome } from '../../ui/outcome-note.tsx';
import { addUnit, entryOf, keyOf, meant, takings, type TakenLine, type Taking } from './take.ts';

/** What is being received or counted: found by what is scanned, sent at once. */
export function useTaking() {
  const client = useQueryClient();
  const headersOf = useIdempotencyKey();
  const [taking, setTaking] = useState<Taking>('receipt');
  const [reference, setReference] = useState('');
  const [lines, setLines] = useState<TakenLine[]>([]);
  const [choices, setChoices] = useState<FoundItem[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function add(item: FoundItem) {
    setLines((all) => addUnit(all, item));
    setChoices([]);
    setOutcome({ good: true, title: item.title, text: 'One more unit.' });
  }

  const find = useMutation({
    mutationFn: (code: string) => client.query({ ...foundItemsQuery(code), staleTime: 0 }),
    onSuccess(found, code) {
      const item = meant(found, code);
      if (item) return add(item);
      setChoices(found);
      setOutcome(found.length > 0 ? null : unknown(code));
    },
    onError: ({ message }) => setOutcome({ good: false, title: 'Not known', text: message }),
  });

  const send = useMutation({
    async mutationFn() {
      const entries = lines.map((line) => entryOf(taking, line));
      const named = reference.trim();
      const body = { reason: taking, entries, ...(named !== '' && { reference: named }) };
      const params = { header: headersOf(body) };
      return replyOf(shop.POST('/api/admin/stock', { params, body, ...asJson }));
    },
    onSuccess({ results }) {
      const refused = new Map(
        results
          .filter(({ Status }) => Status === 'ERROR')
          .map((one) => [`${one.catalogId}/${one.catalogItemId}`, one]),
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
        title: `${takings[taking].name}: ${done} of ${results.length} ${results.length === 1 ? 'item' : 'items'}`,
        text: refused.size === 0 ? '' : 'The others are still below, with the reason.',
      });
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
    send: () => send.mutate(),
    busy: send.isPending,
  };
}

const unknown = (code: string): Outcome => ({
  good: false,
  title: `No item for “${code}”`,
  text: 'It is no part number, ID or part of a title that the shop knows.',
});
