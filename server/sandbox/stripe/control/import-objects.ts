import { z } from 'zod';
import type { World } from '../../world.ts';
import { importInvoice } from './import-invoice.ts';
import { importSubscription } from './import-subscription.ts';
import { lineRecordSchema } from './line-record-schema.ts';
import { withDefaults } from './with-defaults.ts';

const kinds = [
  'balance_transaction',
  'charge',
  'checkout.session',
  'customer',
  'dispute',
  'invoice',
  'payment_intent',
  'price',
  'product',
  'refund',
  'shipping_rate',
  'subscription',
] as const;

export const importSchema = z.object({
  objects: z.array(z.looseObject({ id: z.string().min(1), object: z.enum(kinds) })),
});
export type Imported = z.infer<typeof importSchema>['objects'][number];

/** Puts objects on record as if they had always been there: no events. Known ids are overwritten. */
export function importObjects(world: World, objects: Imported[]): void {
  world.store.transaction(() => {
    for (const given of objects) importOne(world, given);
  });
}

function importOne(world: World, given: Imported): void {
  if (given.object === 'subscription') return importSubscription(world, given);
  if (given.object === 'invoice') return importInvoice(world, given);
  const { line_items: lines, refunds: _listed, ...own } = withDefaults(world, given);
  world.store.putRaw(given.object, own);
  if (given.object !== 'checkout.session' || lines === undefined) return;
  const { data } = z.object({ data: z.array(lineRecordSchema) }).parse(lines);
  const details = {
    id: given.id,
    created: own.created,
    lines: data,
    deadline: own.expires_at,
    customerUpdate: { address: false, name: false },
    payment: { description: null, metadata: {}, receipt_email: null, shipping: null },
    subscription: { description: null, metadata: {} },
  };
  world.store.putRaw('checkout_details', details);
}
