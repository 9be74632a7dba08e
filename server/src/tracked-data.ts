import type { Config } from './config.ts';
import type { VisibleData, Sources } from './http/rendering/public-data.ts';
import { firstPathOf } from './read-cache/first-path.ts';
import type { ShopSnapshot } from './read-cache/snapshot.ts';

type SettingsVersion = Pick<Config, 'settingsVersion'>;

/** The source of what every page shows of the settings, such as the shop's name. */
const SETTINGS = 'settings';

const tagOf = ({ settingsVersion }: SettingsVersion) => String(settingsVersion);

/**
 * Provides the data that visitors see, from the read cache. `noted` receives each path before it is
 * read.
 */
export function displayedData(
  snapshot: ShopSnapshot,
  noted: (path: string) => Promise<void> = async () => {},
): VisibleData {
  return {
    catalogs: () => {
      void noted('/api/catalog');
      return [...snapshot.catalogs()];
    },
    items: async (catalogId) => {
      await noted(`/api/catalog/${catalogId}`);
      return (await snapshot.items(catalogId)) ?? null;
    },
    firstItems: async (catalogId) => {
      const path = `/api/catalog/${catalogId}`;
      const isLarge = snapshot.catalog(catalogId)?.large === true;
      await noted(isLarge ? firstPathOf(path) : path);
      const items = isLarge ? snapshot.firstItems(catalogId) : snapshot.items(catalogId);
      return (await items) ?? null;
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

/**
 * Does the same and records the entity tags of the data. The tag is recorded first, so a change
 * between reading the tag and the data is detected later.
 */
export function trackSources(
  snapshot: ShopSnapshot,
  config: SettingsVersion,
  sources: Sources,
): VisibleData {
  sources.set(SETTINGS, tagOf(config));
  return displayedData(snapshot, async (path) => {
    const reply = snapshot.reply(path);
    // Recorded synchronously if possible, because the list of groups is read without waiting.
    const ready = reply instanceof Promise ? await reply : reply;
    sources.set(path, ready?.etag ?? '');
  });
}

/**
 * Returns true if the sources are unchanged. A source that can't be read at the moment counts as
 * unchanged.
 */
export async function areUnchanged(
  snapshot: ShopSnapshot,
  config: SettingsVersion,
  sources: Sources,
): Promise<boolean> {
  for (const [path, etag] of sources) {
    if (path === SETTINGS) {
      if (tagOf(config) !== etag) return false;
      continue;
    }
    const reply = snapshot.reply(path);
    const now = reply instanceof Promise ? await reply.catch(() => ({ etag })) : reply;
    if ((now?.etag ?? '') !== etag) return false;
  }
  return true;
}
