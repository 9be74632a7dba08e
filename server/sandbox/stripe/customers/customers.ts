import { z } from 'zod';
import { noSuch } from '../api/failure.ts';
import { listPage, searchPage, textParam } from '../api/list.ts';
import {
  address,
  fullAddress,
  mergeMetadata,
  metadata,
  parseParams,
  shipping,
  withoutUndefined,
} from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { endSubscriptionsOf } from '../subscriptions/change-subscription.ts';
import { customerObject } from './customer-object.ts';

const schema = z.object({
  address: address.optional(),
  description: z.string().optional(),
  email: z.string().optional(),
  metadata: metadata.optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
  preferred_locales: z.array(z.string()).optional(),
  shipping: shipping.optional(),
  tax_exempt: z.enum(['none', 'exempt', 'reverse']).optional(),
});

function fields(call: StripeCall) {
  const input = withoutUndefined(parseParams(schema, call.params));
  const { address: home, shipping: parcel, metadata: extra, ...rest } = input;
  return {
    extra,
    plain: {
      ...rest,
      ...(home ? { address: fullAddress(home) } : {}),
      ...(parcel ? { shipping: { ...parcel, address: fullAddress(parcel.address) } } : {}),
    },
  };
}

function existing({ world, id }: StripeCall) {
  const customer = world.store.get('customer', id);
  if (!customer) throw noSuch('customer', id);
  return customer;
}

function create(call: StripeCall) {
  const { plain, extra } = fields(call);
  const customer = customerObject(call.world.clock.now(), { ...plain, metadata: extra ?? {} });
  call.world.store.put('customer', customer);
  return customer;
}

function update(call: StripeCall) {
  const customer = existing(call);
  const { plain, extra } = fields(call);
  const changed = { ...customer, ...plain, metadata: mergeMetadata(customer.metadata, extra) };
  call.world.store.put('customer', changed);
  return changed;
}

export const customerRoutes: StripeRoute[] = [
  { method: 'post', path: '/v1/customers', handle: create },
  { method: 'get', path: '/v1/customers/search', handle: (call) => searchPage(call, 'customer') },
  {
    method: 'get',
    path: '/v1/customers',
    handle: (call) =>
      listPage(call, 'customer', '/v1/customers', { email: textParam(call, 'email') }),
  },
  { method: 'get', path: '/v1/customers/:id', handle: existing },
  { method: 'post', path: '/v1/customers/:id', handle: update },
  {
    method: 'delete',
    path: '/v1/customers/:id',
    handle: (call) => {
      existing(call);
      endSubscriptionsOf(call.world, call.id);
      call.world.store.remove('customer', call.id);
      return { id: call.id, object: 'customer', deleted: true };
    },
  },
];
