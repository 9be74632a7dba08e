import { z } from 'zod';
import type { components } from '@spindle/sdk/schema';
import { query } from '../src/database/query.ts';
import { makeCrowd } from './crowd.ts';
import type { HttpClient, HttpReply } from './http-client.ts';
import type { ShopUnderTest } from './sign-in.ts';

type Schemas = components['schemas'];
type Named = Pick<Schemas['PickingOrder'], 'orderId' | 'customerId'>;

/** A member of the warehouse staff, using the Picking Manager's calls. */
export interface Picker {
  list(): Promise<Schemas['PickingOrder'][]>;
  claim(order: Named): Promise<Schemas['PickingResult']>;
  save(order: Named): Promise<Schemas['PickingResult']>;
}

export function asPicker(client: Pick<HttpClient, 'get' | 'post'>): Picker {
  const post = (path: string, { orderId, customerId }: Named) =>
    read<Schemas['PickingResult']>(
      client.post(`/api/admin/adminPicking/${path}`, { orderId, customerId: customerId ?? '' }),
    );
  return {
    list: () => read(client.get('/api/admin/adminPicking')),
    claim: (order) => post('claim', order),
    save: (order) => post('save', order),
  };
}

/** Creates a whole shift of signed-in pickers. */
export async function makePickers(shop: ShopUnderTest, count: number): Promise<Picker[]> {
  const crowd = await makeCrowd(shop, count);
  const ids = crowd.map(({ account }) => account.id);
  await query(shop.orm.em.fork(), 'update users set warehouse = true where id = any($1)', [ids]);
  return crowd.map(asPicker);
}

/** The response was checked against the contract when it was sent, so its type is assumed here. */
async function read<T>(pending: Promise<HttpReply>): Promise<T> {
  const { status, text } = await pending;
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return z.custom<T>().parse(JSON.parse(text));
}
