import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { Message } from '../editing/message-dialog.tsx';
import { shop } from '../providers/shop.ts';
import { catalogDeleted, catalogNotEmpty, itemDeleted } from './store-messages.ts';
import type { Catalog, Item } from './store-queries.ts';

interface Result {
  Status: 'SUCCESS' | 'ERROR';
  Reason: string;
}

/** Deletes a catalogue; answers what is to be said of it. */
export async function deleteCatalog({ catalogId }: Catalog): Promise<Message> {
  const params = { path: { catalogId } };
  const result = await resultOf(replyOf(shop.DELETE('/api/catbuilder/{catalogId}', { params })));
  if (result.Status === 'SUCCESS') return catalogDeleted;
  if (result.Reason === 'CATALOG NOT EMPTY') return catalogNotEmpty;
  return { tone: 'warning', title: 'Error', text: result.Reason };
}

/** Deletes an item; answers what is to be said of it. */
export async function deleteItem({ catalogId, catalogItemId }: Item): Promise<Message> {
  const params = { path: { catalogId, catalogItemId } };
  const path = '/api/catbuilder/{catalogId}/{catalogItemId}';
  const { Status, Reason } = await resultOf(replyOf(shop.DELETE(path, { params })));
  if (Status === 'SUCCESS') return itemDeleted;
  return { tone: 'warning', title: 'Error Deleting Item', text: Reason };
}

async function resultOf(call: Promise<Result>): Promise<Result> {
  return call.catch((cause: unknown) => {
    if (!(cause instanceof ShopError)) throw cause;
    return { Status: 'ERROR', Reason: cause.message };
  });
}
