import { queryOptions } from '@tanstack/react-query';
import { readWidget, type Widget } from './read-widget.ts';

const TIMEOUT_MS = 8_000;

/**
 * Loads the community's data. A failure is logged and returns null, because the page works without
 * it.
 */
export function widgetQuery(url: string) {
  return queryOptions({
    // Doesn't use `reads`, because another server responds.
    queryKey: ['chat-widget', url],
    queryFn: () => loadWidget(url),
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

async function loadWidget(url: string): Promise<Widget | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await fetch(url, { signal, credentials: 'omit' });
    if (!reply.ok) throw new Error(`The community returned an error (${reply.status}).`);
    return readWidget(await reply.json());
  } catch (error) {
    // oxlint-disable-next-line no-console -- only developers need to know
    console.warn("We couldn't show the chat community.", error);
    return null;
  }
}
