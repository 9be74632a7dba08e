import { newId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { invalidRequest, noSuch } from '../api/failure.ts';
import { idOf } from '../api/given.ts';
import { createPrice } from '../catalog/create-price.ts';
import type { PriceRecord } from '../catalog/price-record.ts';
import { TANGIBLE_GOODS } from '../catalog/tax-codes.ts';
import type { LineRecord } from './checkout-details.ts';
import type { SessionParams } from './session-params.ts';

type LineInput = SessionParams['line_items'][number];

/** The lines of a new session, untaxed. */
export function createLines(world: World, inputs: LineInput[]): LineRecord[] {
  return inputs.map((input, index) => {
    const price = priceOf(world, input, index);
    const subtotal = (price.unit_amount ?? 0) * input.quantity;
    return {
      id: newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: subtotal,
      amount_tax: 0,
      amount_total: subtotal,
      currency: price.currency,
      description: productOf(world, price)?.name ?? null,
      metadata: input.metadata ?? {},
      price,
      quantity: input.quantity,
    };
  });
}

function priceOf(world: World, input: LineInput, index: number): PriceRecord {
  if (input.price_data) {
    // A price made for one session is not one that can be bought again.
    return createPrice(world, { ...input.price_data, active: false });
  }
  const param = `line_items[${index}][price]`;
  if (input.price === undefined) {
    throw invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
  const price = world.store.get('price', input.price);
  if (!price) throw noSuch('price', input.price, param);
  if (!price.active) {
    throw invalidRequest(
      'The price specified is inactive. This field only accepts active prices.',
      param,
    );
  }
  if (productOf(world, price)?.active === false) {
    throw invalidRequest(
      `Price \`${price.id}\` is not available to be purchased because its product is not active.`,
      `line_items[${index}]`,
    );
  }
  return price;
}

/** The product a price is for. */
export function productOf(world: World, price: PriceRecord) {
  return world.store.get('product', idOf(price.product) ?? '');
}

export function taxCodeOf(world: World, { price }: Pick<LineRecord, 'price'>): string {
  return idOf(productOf(world, price)?.tax_code) ?? TANGIBLE_GOODS;
}
