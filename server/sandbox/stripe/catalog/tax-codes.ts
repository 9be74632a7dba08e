import type Stripe from 'stripe';
import taxCodes from '@spindle/sdk/demo/tax-codes.json' with { type: 'json' };
import { noSuch } from '../api/failure.ts';
import { listPageOf } from '../api/list.ts';
import type { StripeRoute } from '../api/route.ts';

export const NONTAXABLE = 'txcd_00000000';
export const TANGIBLE_GOODS = 'txcd_99999999';

const codes: Stripe.TaxCode[] = taxCodes.map((code) => ({
  ...code,
  object: 'tax_code',
  requirements: null,
}));

export function findTaxCode(id: string): Stripe.TaxCode | undefined {
  return codes.find((code) => code.id === id);
}

export const taxCodeRoutes: StripeRoute[] = [
  {
    method: 'get',
    path: '/v1/tax_codes',
    handle: (call) => listPageOf(call, codes, '/v1/tax_codes'),
  },
  {
    method: 'get',
    path: '/v1/tax_codes/:id',
    handle: ({ id }) => {
      const code = findTaxCode(id);
      if (!code) throw noSuch('tax code', id);
      return code;
    },
  },
];
