import { asJson } from '@spindle/sdk/client';
import { replyOf } from '@spindle/sdk/errors';
import type { Once } from '@spindle/sdk/react/intent-key';
import type { components } from '@spindle/sdk/schema';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import type { RemarkedRecord } from './remarked.ts';

export type Note = components['schemas']['Note'];

/** The newest first. */
export const notesQuery = ({ resource, id }: RemarkedRecord) =>
  queryOptions({
    queryKey: ['notes', resource, id],
    queryFn({ signal }) {
      const options = { params: { path: { id } }, signal };
      return replyOf(
        resource === 'orders'
          ? shop.GET('/api/admin/orders/{id}/notes', options)
          : shop.GET('/api/admin/customers/{id}/notes', options),
      );
    },
  });

/** @throws what refused it, in words for a person */
export async function addNote(
  { resource, id }: RemarkedRecord,
  text: string,
  header: Once,
): Promise<void> {
  const options = { params: { path: { id }, header }, body: { text }, ...asJson };
  const { Status, Reason } = await replyOf(
    resource === 'orders'
      ? shop.POST('/api/admin/orders/{id}/notes', options)
      : shop.POST('/api/admin/customers/{id}/notes', options),
  );
  if (Status === 'ERROR') throw new Error(Reason);
}

export const removeNote = (id: string) =>
  replyOf(shop.DELETE('/api/admin/notes/{id}', { params: { path: { id } } }));
