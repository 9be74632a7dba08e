import type { PublicData } from './http/rendering/public-data.ts';
import { presentConfig } from './identity/presenters.ts';
import { openPartsList } from './partslist/open-parts-list.ts';
import type { Services } from './services.ts';

/** What the public pages are made of, as this process's memory has it. */
export function publicData(
  services: Pick<Services, 'snapshot' | 'config' | 'orm' | 'now'>,
): PublicData {
  const { snapshot, config, orm, now } = services;
  return {
    version: () => snapshot.version,
    config: () => presentConfig(config),
    catalogs: () => [...snapshot.catalogs()],
    items: (catalogId: string) => {
      const items = snapshot.items(catalogId);
      return items ? [...items] : null;
    },
    item: (catalogId: string, itemId: string) => snapshot.item(catalogId, itemId) ?? null,
    partsList: (id: string) => openPartsList({ em: orm.em.fork(), services, now: now() }, id),
    elements: (category: string) => [...(snapshot.elements(category) ?? [])],
  };
}
