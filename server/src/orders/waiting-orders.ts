import { DIGITAL_GROUP } from '@spindle/sdk/domain/shipping/shipping-of';
import { expressionBuilder } from 'kysely';
import { literal } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { isHeld } from './owed.ts';
import { statesBeforePicking } from '@spindle/sdk/domain/orders/transitions';

const { and, eb, not } = expressionBuilder<Tables & Aliased<{ o: 'orders' }>, 'o'>();

/**
 * True for orders `o` that wait to be picked, claimed or not. Fully refunded orders are canceled,
 * so they never have these statuses.
 */
export const waitsForPicking = and([
  eb('o.parent_id', 'is', null),
  eb('o.shipping_group', '<>', literal(DIGITAL_GROUP)),
  eb('o.order_state', 'in', statesBeforePicking.map(literal)),
  not(isHeld),
]);
