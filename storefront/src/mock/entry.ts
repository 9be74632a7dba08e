import { startMocks } from '@spindle/sdk/mocks/browser';
import { QueryClient } from '@tanstack/react-query';
import { configQuery } from '../app/config.ts';
import { PAGE_STATE_ID, type PageState } from '../app/page-state.ts';

/** The store front with the shop played in the browser: what `npm run mock` loads in its place. */
const clients = new Set<QueryClient>();
const { mount } = QueryClient.prototype;
QueryClient.prototype.mount = function remember(this: QueryClient) {
  clients.add(this);
  mount.call(this);
};

const { config } = await startMocks({
  refetch() {
    for (const client of clients) void client.invalidateQueries();
  },
});
const state: PageState = {
  queries: config === null ? [] : [[configQuery().queryKey, config]],
  renderedAt: Date.now(),
  notFound: false,
};
const block = document.getElementById(PAGE_STATE_ID);
if (block) block.textContent = JSON.stringify(state);
await import('../app/entry-client.tsx');
