import { dayIn, plusDays } from '@spindle/sdk/domain/time/calendar';
import { daysBetween } from '@spindle/sdk/domain/time/shop-days';
import type { FilterPayload } from 'react-admin';
import { textOf, type FormValues } from '../ui/form-values.ts';
import { stateChoices } from './states.ts';

/** The fields that an order can be found by, with their labels. */
export const searchTypes = [
  { id: 'OrderState', name: 'Order State' },
  { id: 'OrderStatus', name: 'Order Status' },
  { id: 'Email', name: 'User Email' },
  { id: 'CustomerId', name: 'Customer ID' },
] as const;

export interface OrderSearch {
  searchType: (typeof searchTypes)[number]['id'];
  searchValue: string;
  /** Days in the shop's time zone as `YYYY-MM-DD`, both inclusive. */
  startDate: string;
  endDate: string;
}

export type SearchErrors = Partial<Record<keyof OrderSearch, string>>;

/** The 30 days up to today. */
export function searchDefaults(now: number, timeZone: string): OrderSearch {
  const today = dayIn(timeZone, new Date(now));
  return {
    searchType: 'OrderState',
    searchValue: '',
    startDate: plusDays(today, -30),
    endDate: today,
  };
}

export function readSearch(values: FormValues): OrderSearch {
  const { searchType } = values;
  return {
    searchType: isSearchType(searchType) ? searchType : 'OrderState',
    searchValue: textOf(values['searchValue']),
    startDate: textOf(values['startDate']),
    endDate: textOf(values['endDate']),
  };
}

export function searchErrors(search: OrderSearch): SearchErrors {
  const errors: SearchErrors = {};
  if (!isDay(search.startDate)) errors.startDate = 'Enter the From date as YYYY-MM-DD.';
  if (!isDay(search.endDate)) errors.endDate = 'Enter the To date as YYYY-MM-DD.';
  const { startDate, endDate } = search;
  if (isDay(startDate) && isDay(endDate) && startDate > endDate) {
    errors.endDate = 'To date must be on or after From date.';
  }
  return errors;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isSearchType(text: unknown): text is OrderSearch['searchType'] {
  return searchTypes.some(({ id }) => id === text);
}

/** Normalizes the typed search. Accepts a state as displayed, such as `Return Requested`. */
export function normalizeSearch(search: OrderSearch): OrderSearch {
  const searchValue = search.searchValue.trim();
  if (search.searchType !== 'OrderState') return { ...search, searchValue };
  const known = stateChoices.find(({ name }) => name.toLowerCase() === searchValue.toLowerCase());
  return { ...search, searchValue: known?.id ?? searchValue.toUpperCase() };
}

/**
 * Returns the search in a URL from an earlier version, or null if there is none or it is invalid.
 */
export function searchOfAddress(params: URLSearchParams): OrderSearch | null {
  const searchType = params.get('searchType');
  if (!isSearchType(searchType)) return null;
  const search = {
    searchType,
    searchValue: params.get('searchValue') ?? '',
    startDate: params.get('startDate') ?? '',
    endDate: params.get('endDate') ?? '',
  };
  return Object.keys(searchErrors(search)).length === 0 ? search : null;
}

const filters = {
  OrderState: 'state',
  OrderStatus: 'status',
  Email: 'email',
  CustomerId: 'customerId',
} as const satisfies Record<OrderSearch['searchType'], string>;

/**
 * Converts the search to a filter for `/api/admin/orders`. The filter covers whole days in the
 * shop's time zone. Without a search value, it matches all orders.
 */
export function listFilter(search: OrderSearch, timeZone: string) {
  const { searchType, searchValue, startDate, endDate } = search;
  const { from, until } = daysBetween(timeZone, startDate, endDate);
  return {
    dateCreated_gte: from.toISOString(),
    dateCreated_lte: new Date(until.getTime() - 1).toISOString(),
    ...(searchValue !== '' && { [filters[searchType]]: searchValue }),
  };
}

/** Returns the search that produced a list's filter, or null if none did. */
export function searchOfFilter(filter: FilterPayload, timeZone: string): OrderSearch | null {
  const { dateCreated_gte: from, dateCreated_lte: to } = filter;
  if (typeof from !== 'string' || typeof to !== 'string') return null;
  const type = searchTypes.find(({ id }) => typeof filter[filters[id]] === 'string');
  return {
    searchType: type?.id ?? 'OrderState',
    searchValue: type ? String(filter[filters[type.id]]) : '',
    startDate: dayIn(timeZone, new Date(from)),
    endDate: dayIn(timeZone, new Date(to)),
  };
}
