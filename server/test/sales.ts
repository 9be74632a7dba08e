import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import type { TestItem } from './factories/catalog.ts';
import type { HttpReply } from './http-client.ts';
import type { SignedIn } from './sign-in.ts';

const addressOf = ({ catalogId, itemId }: TestItem) =>
  `/api/admin/items/${catalogId}/${itemId}/sale`;

/** Puts an item on sale as staff do. */
export const putOnSale = (
  staff: SignedIn,
  item: TestItem,
  sale: BodyOf<'saveItemSale'>,
): Promise<HttpReply> =>
  staff.send('PUT', addressOf(item), {
    body: JSON.stringify(sale),
    headers: { 'Content-Type': 'application/json' },
  });

export const endSale = (staff: SignedIn, item: TestItem): Promise<HttpReply> =>
  staff.delete(addressOf(item));
