import { ShopError } from '@spindle/sdk/errors';
import { isAnswered } from '@spindle/sdk/react/is-answered';
import { MutationCache, QueryClient, type Mutation, type Query } from '@tanstack/react-query';

/** What there is to count is another after whatever somebody did. */
export const summaryKey = ['/api/admin/summary'];

/** How often open lists and badges look for changes while their tab is visible. */
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
];

/** Where else the records of a resource show, by the first part of a query's key. */
const alsoShownIn: Readonly<Record<string, readonly string[]>> = {
  bulk: ['/api/admin/bulk/{id}', '/api/admin/itemEdits'],
  catalogs: [...catalogReads, ...itemReads],
  customers: ['/api/admin/tags'],
  elementAttributes: contentReads,
  elements: contentReads,
  // Roles follow from access.
  entitlements: ['members'],
  itemAttributes: itemReads,
  items: ['catalogs', ...catalogReads, ...itemReads],
  // Lists tell how many notes a record has.
  notes: ['orders', 'customers'],
  orders: ['/api/admin/orders/{id}/customs', '/api/admin/tags'],
  sections: ['elements', ...contentReads],
  stock: itemReads,
  synonyms: ['/api/admin/search/synonyms'],
  tickets: ['/api/admin/tickets/{id}/messages'],
  webhooks: ['/api/admin/webhooks/{id}/deliveries'],
};

/** Refusals stay refusals when asked again; a busy or unreachable shop may have recovered. */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    onMutate: (_, mutation) => count(mutation, 1),
    // Whoever reads what became of it also sees what is so now.
    onSuccess: (_, _params, _result, mutation) => showChange(mutation),
    // Refused, somebody else was probably quicker; without an answer, it may have been done.
    onError(error, _params, _result, mutation) {
      const shown = showChange(mutation);
      return isAnswered(error) ? shown : undefined;
    },
  }),
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && isPassing(error) } },
});

// What somebody may do is known without a network.
queryClient.setQueryDefaults(['auth'], { networkMode: 'always' });

/** Reads again what shows the resource that was written; the key of a write begins with it. */
async function showChange(mutation: Pick<Mutation, 'options'>): Promise<void> {
  const { mutationKey } = mutation.options;
  const left = count(mutation, -1);
  void queryClient.invalidateQueries({ queryKey: summaryKey });
  const [resource, verb] = mutationKey ?? [];
  if (typeof resource !== 'string') return;
  // The last of several reads what all of them have left.
  if (left > 0) return;
  const shown = new Set([resource, ...(alsoShownIn[resource] ?? [])]);
  await queryClient.invalidateQueries({
    predicate: (query) => {
      const [name] = query.queryKey;
      return typeof name === 'string' && shown.has(name) && !readsItself(query, resource, verb);
    },
  });
}

/** Writes without an answer, by their key: one that was answered may still wait for what it reads. */
const unanswered = new Map<string, number>();

function count({ options: { mutationKey } }: Pick<Mutation, 'options'>, by: 1 | -1): number {
  const key = JSON.stringify(mutationKey ?? []);
  const left = (unanswered.get(key) ?? 0) + by;
  if (left === 0) unanswered.delete(key);
  else unanswered.set(key, left);
  return left;
}

/** react-admin reads the lists of a resource again that it has created or deleted a record of. */
function readsItself({ queryKey }: Query, resource: string, verb: unknown): boolean {
  if (queryKey[0] !== resource) return false;
  const byReactAdmin = verb === 'create' || verb === 'delete';
  // A record that was deleted has nothing to read.
  return (
    (byReactAdmin && lists.has(queryKey[1])) || (verb === 'delete' && queryKey[1] === 'getOne')
  );
}

const lists = new Set<unknown>(['getList', 'getManyReference']);

function isPassing(error: Error): boolean {
  return !(error instanceof ShopError) || error.status === 0 || error.status >= 500;
}
