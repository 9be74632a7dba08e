import { newId } from '../../ids.ts';
import { idOf } from '../api/given.ts';
import type { PriceRecord } from '../catalog/price-record.ts';
import type { ItemRecord, PlanRecord } from './subscription-record.ts';

type Given = Partial<ItemRecord> &
  Pick<ItemRecord, 'price' | 'subscription' | 'current_period_start' | 'current_period_end'>;

/** One thing subscribed to, with the period it is paid for. */
export function itemObject(now: number, given: Given): ItemRecord {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(given.price),
    quantity: 1,
    tax_rates: [],
    ...given,
  };
}

/** The price in the words of its forerunner. */
export function planOf(price: PriceRecord): PlanRecord {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
