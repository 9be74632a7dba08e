import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server rendered from, travelling with the page as JSON. */
export interface PageState {
  queries: [key: QueryKey, data: unknown][];
  /** Epoch milliseconds: how old the data may be. */
  renderedAt: number;
  /** Home, shown in place of a page that does not exist. */
  notFound: boolean;
  /** Modules of what the server drew beside the page's own. */
  parts: readonly string[];
}

export const PAGE_STATE_ID = 'page-state';

export function fillQueries(
  client: QueryClient,
  state: Pick<PageState, 'queries' | 'renderedAt'>,
): void {
  for (const [key, data] of state.queries) {
    client.setQueryData(key, data, { updatedAt: state.renderedAt });
  }
}

/** The state of the page the browser was given. */
export function readPageState(): PageState {
  const block = document.getElementById(PAGE_STATE_ID);
  const state: unknown = JSON.parse(block?.textContent ?? '{}');
  return isPageState(state) ? state : { queries: [], renderedAt: 0, notFound: false, parts: [] };
}

function isPageState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && 'queries' in value;
}
