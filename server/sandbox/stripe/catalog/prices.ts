import { z } from 'zod';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { flagParam, listPage, textParam } from '../api/list.ts';
import { boolean, metadata, parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { searchPage } from '../api/search.ts';
import { createPrice } from './create-price.ts';
import { priceData } from './price-params.ts';
import { idOf, mergeMetadata, withoutUndefined } from '../api/given.ts';

/** A published price can be renamed and retired, never changed in amount. */
const updateSchema = z.object({
  active: boolean.optional(),
  lookup_key: z.string().optional(),
  metadata: metadata.optional(),
  nickname: z.string().optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
});

function existing({ world, id }: StripeCall) {
  const price = world.store.get('price', id);
  if (!price) throw noSuch('price', id);
  return price;
}

function update(call: StripeCall) {
  const price = existing(call);
  const { metadata: extra, ...given } = withoutUndefined(parseParams(updateSchema, call.params));
  const product = call.world.store.get('product', idOf(price.product) ?? '');
  if (given.active === false && price.active && product?.default_price === price.id) {
    throw invalidRequest(
      'This price cannot be archived because it is the default price of its product.',
    );
  }
  const changed = { ...price, ...given, metadata: mergeMetadata(price.metadata, extra) };
  call.world.store.put('price', changed);
  return changed;
}

function list(call: StripeCall) {
  const { lookup_keys: keys } = call.params;
  return listPage(call, 'price', '/v1/prices', {
    active: flagParam(call, 'active'),
    currency: textParam(call, 'currency'),
    product: textParam(call, 'product'),
    type: textParam(call, 'type'),
    lookup_key: Array.isArray(keys) && typeof keys[0] === 'string' ? keys[0] : undefined,
  });
}

export const priceRoutes: StripeRoute[] = [
  {
    method: 'post',
    path: '/v1/prices',
    handle: ({ world, params }) => createPrice(world, parseParams(priceData, params)),
  },
  { method: 'get', path: '/v1/prices/search', handle: (call) => searchPage(call, 'price') },
  { method: 'get', path: '/v1/prices', handle: list },
  { method: 'get', path: '/v1/prices/:id', handle: existing },
  { method: 'post', path: '/v1/prices/:id', handle: update },
];
