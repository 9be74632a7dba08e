import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from '../../ids.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { listPage, textParam } from '../api/list.ts';
import { parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';

const createSchema = z.object({
  display_name: z.string().min(1).max(250),
  event_name: z.string().min(1).max(100),
  default_aggregation: z.object({ formula: z.enum(['count', 'last', 'sum']) }),
});

/** Creates the meter that counts usage for usage-based prices. */
function create({ world, params }: StripeCall): Stripe.Billing.Meter {
  const input = parseParams(createSchema, params);
  const taken = world.store
    .all('billing.meter')
    .some((meter) => meter.event_name === input.event_name && meter.status === 'active');
  if (taken) {
    throw invalidRequest(
      `There is already an active meter with the event name ${input.event_name}.`,
      'event_name',
    );
  }
  const now = world.clock.now();
  const meter: Stripe.Billing.Meter = {
    id: newId('mtr_test'),
    object: 'billing.meter',
    created: now,
    customer_mapping: { event_payload_key: 'stripe_customer_id', type: 'by_id' },
    event_time_window: null,
    livemode: false,
    status: 'active',
    status_transitions: { deactivated_at: null },
    updated: now,
    value_settings: { event_payload_key: 'value' },
    ...input,
  };
  world.store.put('billing.meter', meter);
  return meter;
}

export const meterRoutes: StripeRoute[] = [
  { method: 'post', path: '/v1/billing/meters', handle: create },
  {
    method: 'get',
    path: '/v1/billing/meters',
    handle: (call) =>
      listPage(call, 'billing.meter', '/v1/billing/meters', { status: textParam(call, 'status') }),
  },
  {
    method: 'get',
    path: '/v1/billing/meters/:id',
    handle: ({ world, id }) => {
      const meter = world.store.get('billing.meter', id);
      if (!meter) throw noSuch('billing meter', id);
      return meter;
    },
  },
];
