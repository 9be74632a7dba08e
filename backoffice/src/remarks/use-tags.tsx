import { tagDifference, type TagChange } from '@spindle/sdk/domain/remarks/tags';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useNotify } from 'react-admin';
import type { AdminCustomer, AdminOrder } from '../providers/records.ts';
import { useUndo } from '../ui/use-undo.tsx';
import type { RemarkedRecord } from './remarked.ts';
import { sendTags, tagsInUse } from './tag-calls.ts';

type Tagged = AdminOrder | AdminCustomer;

interface Change extends Required<TagChange> {
  isUndo: boolean;
}

/** The tags of a record, null while nobody knows; a change shows at once and can be taken back. */
export function useTags(record: RemarkedRecord) {
  const { resource, id } = record;
  const client = useQueryClient();
  const notify = useNotify();
  const undo = useUndo();
  const shown = useGetOne<Tagged>(resource, { id }, { onError: () => undefined });
  const tags = shown.data?.tags ?? null;

  const { mutate } = useAction({
    mutationKey: ['tags', resource, id],
    mutationFn: ({ add, remove }: Change) => sendTags(record, { add, remove }),
    onMutate: ({ add, remove }) =>
      client.setQueriesData<Tagged>(
        { queryKey: [resource, 'getOne', { id }] },
        (known) =>
          known && {
            ...known,
            tags: [...known.tags.filter((tag) => !remove.includes(tag)), ...add].toSorted(),
          },
      ),
    onSuccess(_, { add, remove, isUndo }) {
      if (isUndo) return;
      undo.offer(doneText({ add, remove }), () =>
        mutate({ add: remove, remove: add, isUndo: true }),
      );
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    async onSettled() {
      // The last of several reads what all of them have left.
      if (client.isMutating({ mutationKey: ['tags', resource, id] }) > 1) return;
      await Promise.all([
        client.invalidateQueries({ queryKey: [resource] }),
        client.invalidateQueries(tagsInUse),
      ]);
    },
  });

  function change(chosen: readonly string[]) {
    const difference = tagDifference(tags ?? [], chosen);
    if (difference.add.length + difference.remove.length === 0) return;
    mutate({ ...difference, isUndo: false });
  }

  return { tags, change };
}

const quoted = (tags: readonly string[]) => tags.map((tag) => `“${tag}”`).join(', ');

function doneText({ add, remove }: Required<TagChange>): string {
  return [
    ...(add.length > 0 ? [`Tagged ${quoted(add)}`] : []),
    ...(remove.length > 0 ? [`Took off ${quoted(remove)}`] : []),
  ].join('. ');
}
