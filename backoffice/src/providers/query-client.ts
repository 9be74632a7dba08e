import { ShopError } from '@spindle/sdk/errors';
import { isAnswered } from '@spindle/sdk/react/is-answered';
import { MutationCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query';

/** Refetched after every write, because any write can change the counts. */
export const summaryKey = ['/api/admin/summary'];

/** How often open lists and badges are refreshed while their tab is visible. */
export const LIST_REFRESH_MS = 15_000;

const catalogReads = ['/api/catalog/', '/api/catbuilder/'];

const contentReads = [
  '/api/contentbuilder/',
  '/api/contentbuilder/{category}',
  '/api/creator/',
  '/api/creator/{category}',
];

const itemReads = [
  'items',
  '/api/catalog/{catalogId}',
  '/api/catalog/{catalogId}/{catalogItemId}',
  '/api/catbuilder/{catalogId}',
  '/api/catbuilder/stripe/{catalogId}/{catalogItemId}',
  '/api/admin/families/{catalogId}',
];

/** Other queries that show a resource's records, by the first part of the query key. */
const alsoVisibleIn: Readonly<Record<string, readonly string[]>> = {
  bulk: ['/api/admin/bulk/{id}', '/api/admin/itemEdits'],
  catalogs: [...catalogReads, ...itemReads],
  customers: ['/api/admin/tags'],
  elementAttributes: contentReads,
  elements: contentReads,
  emails: ['/api/admin/emails'],
  // Roles are derived from entitlements.
  entitlements: ['members'],
  families: ['catalogs', ...catalogReads, ...itemReads],
  itemAttributes: itemReads,
  items: ['catalogs', ...catalogReads, ...itemReads],
  // The lists show how many notes a record has.
  notes: ['orders', 'customers'],
  orders: ['/api/admin/orders/{id}/customs', '/api/admin/tags'],
  sections: ['elements', ...contentReads],
  settings: ['/api/admin/settings', '/api/admin/setup', '/api/config'],
  stock: itemReads,
  synonyms: ['/api/admin/search/synonyms'],
  tickets: ['/api/admin/tickets/{id}/messages'],
  webhooks: ['/api/admin/webhooks/{id}/deliveries'],
};

/**
 * Retries only temporary failures, such as a busy or unreachable server. A rejection would fail
 * again.
 */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    onMutate: (_, mutation) => count(mutation, 1),
    // Awaited, so that the new data appears before the write's result.
    onSuccess: (_, _params, _result, mutation) => showChange(mutation),
    // After a rejection, someone else has probably changed the data. Without a response, the write
    // may still have succeeded.
    onError(error, _params, _result, mutation) {
      const displayed = showChange(mutation);
      return isAnswered(error) ? displayed : undefined;
    },
  }),
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && isTransient(error) } },
});

// Permissions are available without a network connection.
queryClient.setQueryDefaults(['auth'], { networkMode: 'always' });

/**
 * Reloads everything that shows the written resource, which is the first part of the write's key.
 */
async function showChange(mutation: Pick<Mutation, 'options'>): Promise<void> {
  const { mutationKey } = mutation.options;
  const left = count(mutation, -1);
  void queryClient.invalidateQueries({ queryKey: summaryKey });
  const [resource, verb] = mutationKey ?? [];
  if (typeof resource !== 'string') return;
  // If several writes are pending, the last one reloads for all of them.
  if (left > 0) return;
  const displayed = new Set([resource, ...(alsoVisibleIn[resource] ?? [])]);
  await queryClient.invalidateQueries({
    predicate: (query) => {
      const [name] = query.queryKey;
      return typeof name === 'string' && displayed.has(name) && !readsItself(query, resource, verb);
    },
  });
}

/**
 * The number of pending writes by key. A write with a response isn't pending, even while its data
 * reloads.
 */
const unanswered = new Map<string, number>();

function count({ options: { mutationKey } }: Pick<Mutation, 'options'>, by: 1 | -1): number {
  const key = JSON.stringify(mutationKey ?? []);
  const left = (unanswered.get(key) ?? 0) + by;
  if (left === 0) unanswered.delete(key);
  else unanswered.set(key, left);
  return left;
}

/**
 * Returns whether react-admin reloads the query on its own, as it does with lists after a create or
 * delete.
 */
function readsItself({ queryKey }: Query, resource: string, verb: unknown): boolean {
  if (queryKey[0] !== resource) return false;
  const byReactAdmin = verb === 'create' || verb === 'delete';
  // A deleted record can't be loaded.
  return (
    (byReactAdmin && lists.has(queryKey[1])) || (verb === 'delete' && queryKey[1] === 'getOne')
  );
}

const lists = new Set<unknown>(['getList', 'getManyReference']);

function isTransient(error: Error): boolean {
  return !(error instanceof ShopError) || error.status === 0 || error.status >= 500;
}
