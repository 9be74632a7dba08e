import type Stripe from 'stripe';
import { z } from 'zod';
import { newId } from '../../ids.ts';
import { noSuch } from '../api/failure.ts';
import { listPage } from '../api/list.ts';
import { parseParams } from '../api/params.ts';
import type { StripeCall, StripeRoute } from '../api/route.ts';
import { portalConfiguration } from './portal-configuration.ts';

const schema = z.object({
  customer: z.string(),
  configuration: z.string().optional(),
  locale: z.string().optional(),
  return_url: z.url().optional(),
});

const CONFIGURATIONS = '/v1/billing_portal/configurations';

/** A link to the page on which one customer manages what they subscribed to. */
function create({ world, params: form }: StripeCall): Stripe.BillingPortal.Session {
  const params = parseParams(schema, form);
  if (!world.store.get('customer', params.customer)) {
    throw noSuch('customer', params.customer, 'customer');
  }
  const configuration = portalConfiguration(world);
  if (params.configuration !== undefined && params.configuration !== configuration.id) {
    throw noSuch('configuration', params.configuration, 'configuration');
  }
  const id = newId('bps');
  const session: Stripe.BillingPortal.Session = {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: world.clock.now(),
    customer: params.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${world.baseUrl()}/portal/${id}`,
  };
  world.store.put('billing_portal.session', session);
  return session;
}

export const portalRoutes: StripeRoute[] = [
  { method: 'post', path: '/v1/billing_portal/sessions', handle: create },
  {
    method: 'get',
    path: CONFIGURATIONS,
    handle: (call) => {
      portalConfiguration(call.world);
      return listPage(call, 'billing_portal.configuration', CONFIGURATIONS);
    },
  },
  {
    method: 'get',
    path: `${CONFIGURATIONS}/:id`,
    handle: ({ world, id }) => {
      const configuration = world.store.get('billing_portal.configuration', id);
      if (!configuration) throw noSuch('configuration', id);
      return configuration;
    },
  },
];
