import { replyOf } from '@spindle/sdk/errors';
import { useState } from 'react';
import type { ItemName } from '../attributes/attribute-calls.ts';
import { shop } from '../providers/shop.ts';

/** Opens the subscribers' content in a new tab, or shows why it can't. */
export function useOpenContent({ catalogId, catalogItemId }: ItemName) {
  const [opening, setOpening] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** URL of the content, for a browser that blocks new tabs. */
  const [address, setAddress] = useState<string | null>(null);

  async function open() {
    setOpening(true);
    setError(null);
    setAddress(null);
    // Opened before the call, because browsers block tabs that open after waiting for the server.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    try {
      const params = { path: { catalogId, catalogItemId } };
      const { Url, Status, Reason } = await replyOf(
        shop.GET('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', { params }),
      );
      if (Status !== undefined || !Url) {
        tab?.close();
        setError(Reason ?? "Couldn't open the content. Please try again.");
      } else if (tab) {
        tab.location.replace(indexOf(Url));
      } else {
        setAddress(indexOf(Url));
      }
    } catch (failure) {
      tab?.close();
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setOpening(false);
    }
  }

  return { open: () => void open(), opening, error, address };
}

function indexOf(base: string): string {
  return new URL('index.html', new URL(base, window.location.href)).href;
}
