import { COUNTED_UP_TO } from '../../domain/backoffice/list-limits.ts';
import type { components } from '../../src/schema.d.ts';
import type { Problem } from '../../domain/orders/problems.ts';
import { hasProblem } from '../orders/staff/problems.ts';
import { waitsForPicking } from '../picking/pick-order.ts';
import type { Order, ShopState } from '../state.ts';
import { validateNewView, viewRemoved, viewSaved } from '../../domain/backoffice/saved-views.ts';
import { presentDone, presentRejection } from '../../domain/rejection.ts';
import type { AnyMockCall, MockCall, MockHandlers } from '../core/call.ts';
import {
  type BackOfficeSearch,
  MAX_RESULTS,
  containsAll,
  isNamed,
  isOneLetter,
  readSearch,
  searched,
} from '../../domain/backoffice/read-search.ts';
import { factsOf } from '../../domain/search/facts.ts';
import { readQuery } from '../../domain/search/read-query.ts';
import { visibleSummary } from '../../domain/backoffice/visible-summary.ts';
import { holdsAny, type StaffScope } from '../../domain/identity/staff-roles.ts';
import { searchFacts } from '../../domain/search/search-facts.ts';
import { itemsOf } from '../catalog/read-cache.ts';
import { getOr404 } from '../core/find.ts';
import { pick } from '../../domain/fields.ts';
import { fullNameOf } from '../identity/people.ts';
import { buyerOf, payerOf } from '../orders/find-order.ts';

/** Returns the dashboard's counts. They match the filtered lists. */
function readSummary(state: ShopState, now: Date): components['schemas']['AdminSummary'] {
  const ordersThat = (matches: (order: Order) => boolean) => state.orders.filter(matches).length;
  const inProblem = (problem: Problem) =>
    ordersThat((order) => hasProblem(state, order, problem, now));
  const countOf = ({ length }: readonly unknown[]) => Math.min(length, COUNTED_UP_TO);
  return {
    version: versionOf(state),
    toPick: ordersThat((order) => waitsForPicking(state, order)),
    toShip: ordersThat(({ orderState, labelUrl }) => orderState === 'PICKED' && labelUrl === null),
    openReturns: inProblem('openReturn'),
    failedRefunds: inProblem('failedRefund'),
    openDisputes: inProblem('openDispute'),
    lostDisputes: inProblem('lostDispute'),
    unassignedRefunds: inProblem('unassignedRefund'),
    alerts: inProblem('alert'),
    paymentsWithoutOrder: inProblem('nothingDelivered'),
    openTickets: state.tickets.filter(({ status }) => status === 'OPEN').length,
    setup: [],
    records: {
      orders: countOf(state.orders),
      invoices: countOf(state.invoices),
      items: countOf(state.items),
      stock: countOf(state.stock),
      codes: countOf(state.discountCodes),
      customers: countOf(state.people),
      subscriptions: countOf(state.subscriptions),
      tickets: countOf(state.tickets),
      members: countOf(state.members),
      tokens: countOf(state.tokens),
      audit: countOf(state.audit),
    },
  };
}

function versionOf({ events, audit }: ShopState): string {
  return `${events.at(-1)?.id ?? 0}-${audit.at(-1)?.id ?? audit.length}`;
}

const savedViews = {
  listSavedViews: (call) =>
    viewsOf(call).toSorted(
      (a, b) => a.list.localeCompare(b.list, 'en') || a.name.localeCompare(b.name, 'en'),
    ),
  saveView(call) {
    const { body, newId } = call;
    const views = viewsOf(call);
    const ofList = views.filter(({ list }) => list === body.list);
    const known = ofList.find(({ name }) => name === body.name);
    const rejection = known === undefined ? validateNewView(ofList.length) : null;
    if (rejection) return { ...presentRejection(rejection), View: null };
    const view = known ?? { id: newId(), ...body };
    if (known === undefined) views.push(view);
    view.query = body.query;
    return { ...presentDone(viewSaved), View: { ...view } };
  },
  removeView(call) {
    const views = viewsOf(call);
    const view = getOr404(views, ({ id }) => id === call.params.id, 'view');
    views.splice(views.indexOf(view), 1);
    return presentDone(viewRemoved);
  },
} satisfies Partial<MockHandlers>;

function viewsOf({ state, user }: Pick<AnyMockCall, 'state' | 'user'>) {
  state.savedViews ??= {};
  return (state.savedViews[user.userId] ??= []);
}

type Schemas = components['schemas'];

/** Searches everything that the caller can read. */
function searchBackOffice({
  state,
  query,
  caller,
}: MockCall<'searchBackOffice'>): Schemas['AdminFound'] {
  const search = readSearch(query.q);
  const nothing = { orders: [], items: [], customers: [], tickets: [] };
  if (caller === null || search.parts.length === 0 || isOneLetter(search)) return nothing;
  const reads = (...scopes: StaffScope[]) => holdsAny(caller, scopes);
  const named = state.orders.filter(({ orderId, trackingNumber }) =>
    isNamed(search, { id: orderId, trackingNumber }),
  );
  const toPick = () => newest(named.filter((one) => waitsForPicking(state, one)));
  const orphaned = { name: null, email: null, total: null };
  const people = state.people.filter(({ firstName, lastName, email }) =>
    containsAll(search, searched(firstName, lastName, email)),
  );
  const buyers = new Set(people.map(({ userId }) => userId));
  const bought = state.orders.filter(({ userId }) => buyers.has(userId));
  const orders = [...new Set([...newest(named), ...newest(bought)])].slice(0, MAX_RESULTS);
  const ordersToPick = reads('picking:write') ? toPick() : [];
  return {
    orders: reads('orders:read')
      ? orders.map((order) => presented(state, order))
      : ordersToPick.map((order) => ({ ...presented(state, order), ...orphaned })),
    items: reads('catalog:read', 'picking:write', 'orders:read') ? findItems(state, query.q) : [],
    customers: reads('customers:read')
      ? newest(people).map(({ userId: id, ...one }) => ({
          id,
          ...pick(one, 'email', 'firstName', 'lastName'),
        }))
      : [],
    tickets: reads('tickets:write') ? findTickets(state, search) : [],
  };
}

const newest = <Dated extends { dateCreated: string }>(records: readonly Dated[]) =>
  records.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated)).slice(0, MAX_RESULTS);

function findTickets({ tickets }: ShopState, search: BackOfficeSearch): Schemas['FoundTicket'][] {
  const numbered = tickets.filter(({ number }) => number === search.number);
  const matching = tickets.filter(({ name, email, issue }) =>
    containsAll(search, searched(name, email, issue)),
  );
  return [...new Set([...numbered, ...newest(matching)])]
    .slice(0, MAX_RESULTS)
    .map((one) => pick(one, 'id', 'number', 'issue', 'email', 'name', 'status', 'dateCreated'));
}

/** Finds items like the shop's search, but includes hidden ones. */
function findItems(state: ShopState, q: string): Schemas['FoundItem'][] {
  if (readQuery(q, state.synonyms.groups).length === 0) return [];
  const all = state.catalogs.flatMap((catalog) =>
    itemsOf(state, catalog.catalogId).map((item) => ({
      item,
      facts: factsOf({ ...item, ...item.details }, catalog),
      price: 0,
      inStock: false,
      dateCreated: item.dateCreated,
    })),
  );
  const request = { q, filters: [], price: {}, inStock: false, sort: 'relevance' } as const;
  const { items, corrected } = searchFacts(all, request, state.synonyms.groups);
  return (corrected === undefined ? items : []).slice(0, MAX_RESULTS).map((one) => ({
    ...pick(one, 'catalogId', 'catalogItemId', 'title', 'externalId', 'enabled'),
    gtin: one.details.gtin,
  }));
}

const presented = (state: ShopState, order: Order): Schemas['FoundOrder'] => ({
  ...pick(order, 'orderId', 'dateCreated', 'orderState', 'total', 'trackingNumber'),
  customerId: payerOf(state, order).customerId,
  name: fullNameOf(state, order.userId),
  email: buyerOf(state, order)?.email ?? null,
});

export const backoffice = {
  getAdminSummary: ({ state, now, caller, user }) =>
    visibleSummary(readSummary(state, now), caller ?? user),
  searchBackOffice,
  ...savedViews,
} satisfies Partial<MockHandlers>;
