import type Stripe from 'stripe';
import { z } from 'zod';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import {
  boolean,
  idOf,
  mergeMetadata,
  metadata,
  parseParams,
  withoutUndefined,
} from '../api/params.ts';
import { flagParam, listPage, searchPage } from '../api/list.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { createPrice, priceData } from './prices.ts';
import { productObject } from './product-object.ts';
import { findTaxCode } from './tax-codes.ts';

/** The empty string, which clears a list. */
const emptied = z.literal('').transform((): string[] => []);

const fields = z.object({
  name: z.string().min(1),
  active: boolean.optional(),
  description: z.string().optional(),
  images: z.array(z.string()).max(8).optional(),
  metadata: metadata.optional(),
  shippable: boolean.optional(),
  statement_descriptor: z.string().optional(),
  tax_code: z
    .string()
    .refine((code) => code === '' || findTaxCode(code) !== undefined, 'No such tax code')
    .optional(),
  unit_label: z.string().optional(),
  url: z.string().optional(),
});
const createSchema = fields.extend({
  id: z.string().optional(),
  default_price_data: priceData.omit({ product: true, product_data: true }).optional(),
});
const updateSchema = fields.partial().extend({
  default_price: z.string().optional(),
  images: z.union([z.array(z.string()).max(8), emptied]).optional(),
});

function create({ world, params }: StripeCall) {
  const { default_price_data: priceGiven, ...input } = parseParams(createSchema, params);
  if (input.id !== undefined && world.store.get('product', input.id)) {
    throw invalidRequest('Product already exists.', 'id', 'resource_already_exists');
  }
  const product = productObject(world.clock.now(), withoutUndefined(input));
  world.store.put('product', product);
  if (priceGiven) {
    product.default_price = createPrice(world, { ...priceGiven, product: product.id }).id;
    world.store.put('product', product);
  }
  return product;
}

function update({ world, id, params }: StripeCall) {
  const product = existing({ world, id, params });
  const { metadata: extra, ...input } = withoutUndefined(parseParams(updateSchema, params));
  if (input.default_price) checkDefaultPrice(world, product, input.default_price);
  const changed = {
    ...product,
    ...emptyAsNull(input),
    metadata: mergeMetadata(product.metadata, extra),
    updated: world.clock.now(),
  };
  world.store.put('product', changed);
  return changed;
}

/** Turns emptied texts into null. */
function emptyAsNull<T extends object>(input: T): T {
  return JSON.parse(JSON.stringify(input, (_, value) => (value === '' ? null : value)));
}

function checkDefaultPrice(world: World, product: Stripe.Product, id: string): void {
  const price = world.store.get('price', id);
  if (!price) throw noSuch('price', id, 'default_price');
  if (idOf(price.product) !== product.id) {
    throw invalidRequest(
      `The price ${id} does not belong to the product ${product.id}.`,
      'default_price',
    );
  }
}

function existing({ world, id }: StripeCall) {
  const product = world.store.get('product', id);
  if (!product) throw noSuch('product', id);
  return product;
}

export const productRoutes: StripeRoute[] = [
  { method: 'post', path: '/v1/products', handle: create },
  { method: 'get', path: '/v1/products/search', handle: (call) => searchPage(call, 'product') },
  {
    method: 'get',
    path: '/v1/products',
    handle: (call) =>
      listPage(call, 'product', '/v1/products', { active: flagParam(call, 'active') }),
  },
  { method: 'get', path: '/v1/products/:id', handle: existing },
  { method: 'post', path: '/v1/products/:id', handle: update },
  {
    method: 'delete',
    path: '/v1/products/:id',
    handle: (call) => {
      const { id } = existing(call);
      if (call.world.store.list('price', { limit: 1, where: { product: id } }).length > 0) {
        throw invalidRequest(
          'This product cannot be deleted because it has one or more user-created prices.',
        );
      }
      call.world.store.remove('product', call.id);
      return { id: call.id, object: 'product', deleted: true };
    },
  },
];
