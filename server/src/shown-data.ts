import type { Shown, Sources } from './http/rendering/public-data.ts';
import type { ShopSnapshot } from './shop-window/snapshot.ts';

/** What visitors see, from the shop window; `noted` is told of each path before it is read. */
export function shownData(
  snapshot: ShopSnapshot,
  noted: (path: string) => void | Promise<void> = () => {},
): Shown {
  return {
    catalogs: () => {
      void noted('/api/catalog');
      return [...snapshot.catalogs()];
    },
    items: async (catalogId) => {
      await noted(`/api/catalog/${catalogId}`);
      return (await snapshot.items(catalogId)) ?? null;
    },
    item: async (catalogId, catalogItemId) => {
      await noted(`/api/catalog/${catalogId}/${catalogItemId}`);
      return (await snapshot.item(catalogId, catalogItemId)) ?? null;
    },
    elements: async (category) => {
      await noted(`/api/creator/${category}`);
      return (await snapshot.elements(category)) ?? [];
    },
  };
}

/** The same, with the entity tags of what is read; what changes between tag and text is read anew. */
export function notingSources(snapshot: ShopSnapshot, sources: Sources): Shown {
  return shownData(snapshot, (path) => {
    const reply = snapshot.reply(path);
    if (!(reply instanceof Promise)) {
      sources.set(path, reply?.etag ?? '');
      return;
    }
    return reply.then((made) => {
      sources.set(path, made?.etag ?? '');
    });
  });
}

/** Whether what was read is what it was; also where it cannot be read again just now. */
export async function areStill(snapshot: ShopSnapshot, sources: Sources): Promise<boolean> {
  for (const [path, etag] of sources) {
    const reply = snapshot.reply(path);
    const now = reply instanceof Promise ? await reply.catch(() => ({ etag })) : reply;
    if ((now?.etag ?? '') !== etag) return false;
  }
  return true;
}
