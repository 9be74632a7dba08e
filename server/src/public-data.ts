import { Failure } from '@spindle/sdk/contract/failure';
import { onAccountOf } from './database/fair-share.ts';
import type { PublicData } from './http/rendering/public-data.ts';
import { presentConfig } from './identity/presenters.ts';
import { openPartsList } from './partslist/open-parts-list.ts';
import { countQuery } from './search/count-query.ts';
import { searchItems } from './search/search-items.ts';
import type { Services } from './services.ts';

/** What the public pages are made of, as this process's memory has it. */
export function publicData(
  services: Pick<Services, 'snapshot' | 'config' | 'orm' | 'now' | 'limits' | 'log'>,
): PublicData {
  const { snapshot, config, orm, now, limits, log } = services;
  return {
    version: () => snapshot.version,
    turnsInSeconds: () => snapshot.turnsInSeconds(),
    config: () => presentConfig(config),
    catalogs: () => [...snapshot.catalogs()],
    items: (catalogId: string) => {
      const items = snapshot.items(catalogId);
      return items ? [...items] : null;
    },
    item: (catalogId: string, itemId: string) => snapshot.item(catalogId, itemId) ?? null,
    partsList: (id: string) => openPartsList({ em: orm.em.fork(), services, now: now() }, id),
    search: async (parameters, network) => {
      try {
        // As the call of that name: on the same account, and as many of them.
        await limits.take('search', network);
        return await onAccountOf('search', async () => {
          const em = orm.em.fork();
          const result = await searchItems(em, parameters, now());
          await countQuery(em, parameters, result, now());
          return result;
        });
      } catch (error) {
        if (!(error instanceof Failure)) log.warn({ err: error }, 'a page without its search');
        return null;
      }
    },
    elements: (category: string) => [...(snapshot.elements(category) ?? [])],
  };
}
