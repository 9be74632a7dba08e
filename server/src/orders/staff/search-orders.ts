import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { lower } from '../../database/expressions.ts';
import type { Aliased } from '../../database/tables.ts';
import { accountEmail, ofAccounts } from '../../identity/of-accounts.ts';
import { requireDays } from '@spindle/sdk/contract/require-days';
import { ofProviderCustomers } from '../of-provider-customer.ts';
import { hasStateName } from '../state-names.ts';
import type { Selection } from './read-staff-orders.ts';

const { and, eb, ref, val } = expressionBuilder<Aliased<{ o: 'orders' }>, 'o'>();

export interface OrderSearch {
  searchType: 'OrderState' | 'OrderStatus' | 'Email' | 'CustomerId';
  searchValue?: string;
  /** `YYYY-MM-DD` in the shop's time zone, both days inclusive. */
  startDate: string;
  endDate: string;
}

/**
 * Builds the condition for an order search. Without a search value, it matches all orders in these
 * days.
 * @throws Failure 400 if the start is after the end
 */
export function searchedOrders(
  { searchValue, ...search }: OrderSearch,
  timeZone: string,
): Selection {
  const { from, until } = requireDays(timeZone, search);
  const value = searchValue?.trim() ?? '';
  const days = and([eb('o.created_at', '>=', from), eb('o.created_at', '<', until)]);
  return { where: value === '' ? days : and([days, byType(search.searchType, value)]) };
}

function byType(type: OrderSearch['searchType'], value: string): Expression<SqlBool> {
  switch (type) {
    case 'OrderState':
      return hasStateName(value.toUpperCase());
    case 'OrderStatus':
      return eb('o.charge_status', '=', value);
    case 'Email':
      return ofAccounts(ref('o.user_id'), eb(accountEmail, '=', lower(val(value))));
    case 'CustomerId':
      return ofProviderCustomers([value]);
  }
}
