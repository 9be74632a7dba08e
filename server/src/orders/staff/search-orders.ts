import { badRequest } from '@spindle/sdk/contract/failure';
import { ofProviderCustomer } from '../of-provider-customer.ts';
import { holdsStateName } from '../state-names.ts';
import type { Chosen } from './read-staff-orders.ts';
import { daysReversed } from '@spindle/sdk/domain/orders/search';

const dayMs = 86_400_000;

export interface OrderSearch {
  searchType: 'OrderState' | 'OrderStatus' | 'Email' | 'CustomerId';
  searchValue?: string;
  /** Days `YYYY-MM-DD` in UTC, both inclusive. */
  startDate: string;
  endDate: string;
}

/**
 * Which orders a search means; without a value all of these days.
 * @throws Failure 400 for days that stand the wrong way round
 */
export function searchedOrders({ searchValue, ...search }: OrderSearch): Chosen {
  const from = new Date(`${search.startDate}T00:00:00Z`);
  const until = new Date(Date.parse(`${search.endDate}T00:00:00Z`) + dayMs);
  if (from >= until) {
    throw badRequest(daysReversed.reason, [daysReversed.field]);
  }
  const value = searchValue?.trim() ?? '';
  const days = 'o.created_at >= $1 and o.created_at < $2';
  if (value === '') return { where: days, values: [from, until] };
  const { where, values } = byType(search.searchType, value);
  return { where: `${days} and ${where}`, values: [from, until, ...values] };
}

function byType(type: OrderSearch['searchType'], value: string) {
  const whose = (condition: string) =>
    `o.user_id = any(array(select id from users where ${condition}))`;
  switch (type) {
    case 'OrderState':
      return {
        where: holdsStateName(value.toUpperCase(), '$3'),
        values: [value.toUpperCase()],
      };
    case 'OrderStatus':
      return {
        where: 'o.charge_status = $3',
        values: [value],
      };
    case 'Email':
      return { where: whose('lower(email) = lower($3)'), values: [value] };
    case 'CustomerId':
      return { where: ofProviderCustomer('= $3'), values: [value] };
  }
}
