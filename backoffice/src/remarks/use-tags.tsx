import { tagDifference } from '@spindle/sdk/domain/remarks/tags';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useNotify } from 'react-admin';
import type { AdminCustomer, AdminOrder } from '../providers/records.ts';
import { useAct } from '../providers/write-hooks.ts';
import { useUndo } from '../ui/use-undo.tsx';
import type { RemarkedRecord } from './remarked.ts';

type TaggedRecord = AdminOrder | AdminCustomer;

type Difference = ReturnType<typeof tagDifference>;

/**
 * Returns a record's tags, or null while they load. Changes appear immediately and can be undone.
 */
export function useTags({ resource, id }: RemarkedRecord) {
  const client = useQueryClient();
  const notify = useNotify();
  const undo = useUndo();
  const displayed = useGetOne<TaggedRecord>(resource, { id }, { onError: () => undefined });
  const tags = displayed.data?.tags ?? null;

  const options = {
    // Several changes to a record may be pending, each with its own intent.
    intentOf: ({ data }: { data: object }) => JSON.stringify(data),
    onMutate: ({ data: { add = [], remove = [] } }: { data: BodyOf<'tagOrder'> }) =>
      client.setQueriesData<TaggedRecord>(
        { queryKey: [resource, 'getOne', { id }] },
        (known) =>
          known && {
            ...known,
            tags: [...known.tags.filter((tag) => !remove.includes(tag)), ...add].toSorted(),
          },
      ),
    onError: ({ message }: Error) => notify(message, { type: 'error' }),
  };
  const [tagOrder] = useAct('orders', 'tag', options);
  const [tagCustomer] = useAct('customers', 'tag', options);
  const send = resource === 'orders' ? tagOrder : tagCustomer;

  function change(selected: readonly string[]) {
    const difference = tagDifference(tags ?? [], selected);
    if (difference.add.length + difference.remove.length === 0) return;
    const { add, remove } = difference;
    send(
      { id, data: difference },
      {
        onSuccess: () =>
          undo.offer(doneText(difference), () => send({ id, data: { add: remove, remove: add } })),
      },
    );
  }

  return { tags, change };
}

const quoted = (tags: readonly string[]) => tags.map((tag) => `“${tag}”`).join(', ');

function doneText({ add, remove }: Difference): string {
  return [
    ...(add.length > 0 ? [`Tagged ${quoted(add)}`] : []),
    ...(remove.length > 0 ? [`Removed tag ${quoted(remove)}`] : []),
  ].join('. ');
}
