import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { expressionBuilder } from 'kysely';
import { literal } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { stillDisputed } from './troubles.ts';
import { statesBeforePicking } from '@spindle/sdk/domain/orders/transitions';

const { and, eb, exists, not } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/**
 * Holds for the orders `o` that wait to be picked, whoever may hold them. What a bank disputes waits
 * for its end, as nothing of it is shipped until then.
 */
export const waitsForPicking = and([
  eb('o.parent_id', 'is', null),
  eb('o.shipping_group', '<>', literal(DIGITAL_GROUP)),
  eb('o.order_state', 'in', statesBeforePicking.map(literal)),
  not(exists(stillDisputed.whereRef('d.payment_id', '=', 'o.payment_id'))),
]);
