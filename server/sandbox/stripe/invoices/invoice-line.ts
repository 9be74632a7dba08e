import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { idOf } from '../api/given.ts';
import type { PriceRecord } from '../catalog/price-record.ts';
import { taxCodeOf } from '../checkout/line-items.ts';
import { taxOn } from '../checkout/tax.ts';
import type { InvoiceLineRecord } from './invoice-record.ts';

export interface LineInput {
  description: string;
  price: PriceRecord;
  quantity: number;
  /** Cents before tax, negative for a credit. */
  amount: number;
  period: { start: number; end: number };
  /** Whether it settles a change in the middle of a period. */
  proration: boolean;
  subscription: string;
  item: string;
}

export interface TaxedLine {
  line: InvoiceLineRecord;
  tax: number;
  total: number;
}

/** @param country where the customer is, for the tax; null where none is collected */
export function invoiceLine(
  world: World,
  invoice: string,
  input: LineInput,
  country: string | null,
): TaxedLine {
  const { price, amount } = input;
  const code = taxCodeOf(world, { price });
  // The tax on a credit is what the tax on the charge was.
  const size = taxOn(Math.abs(amount), code, price.tax_behavior, country);
  const sign = amount < 0 ? -1 : 1;
  const tax = sign * size.tax;
  const inclusive = price.tax_behavior === 'inclusive';
  return {
    tax,
    total: sign * size.total,
    line: {
      id: newId('il'),
      object: 'line_item',
      amount,
      currency: price.currency,
      description: input.description,
      discount_amounts: [],
      discountable: !input.proration,
      discounts: [],
      invoice,
      livemode: false,
      metadata: {},
      parent: {
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: input.proration,
          proration_details: { credited_items: null },
          subscription: input.subscription,
          subscription_item: input.item,
        },
        type: 'subscription_item_details',
      },
      period: input.period,
      pretax_credit_amounts: [],
      pricing: {
        price_details: { price: price.id, product: idOf(price.product) ?? '' },
        type: 'price_details',
        unit_amount_decimal: price.unit_amount_decimal,
      },
      quantity: input.quantity,
      quantity_decimal: String(input.quantity),
      subscription: input.subscription,
      subtotal: amount,
      taxes:
        country === null
          ? []
          : [
              {
                amount: tax,
                tax_behavior: inclusive ? 'inclusive' : 'exclusive',
                tax_rate_details: null,
                taxability_reason: tax === 0 ? 'not_subject_to_tax' : 'standard_rated',
                taxable_amount: tax === 0 ? 0 : amount - (inclusive ? tax : 0),
                type: 'tax_rate_details',
              },
            ],
    },
  };
}
