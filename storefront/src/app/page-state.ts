import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The state that the server rendered from. It is sent with the page as JSON. */
export interface PageState {
  queries: [key: QueryKey, data: unknown][];
  /** When the server rendered the page, in epoch milliseconds. */
  renderedAt: number;
  /** True if Home is shown in place of a page that doesn't exist. */
  notFound: boolean;
  /** Modules of the parts that the server rendered, in addition to the page itself. */
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

/** Returns the state that was sent with the page. */
export function readPageState(): PageState {
  const block = document.getElementById(PAGE_STATE_ID);
  const state: unknown = JSON.parse(block?.textContent ?? '{}');
  return isPageState(state) ? state : { queries: [], renderedAt: 0, notFound: false, parts: [] };
}

function isPageState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && 'queries' in value;
}
