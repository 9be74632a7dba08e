import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '@spindle/sdk/contract/failure';
import { readSiteItems, readSiteParts } from './catalog/site-addresses.ts';
import { chargeTimeTo } from './database/fair-share.ts';
import type { PublicData } from './http/rendering/public-data.ts';
import { presentConfig } from './identity/presenters.ts';
import { openPartsList } from './partslist/open-parts-list.ts';
import { countQuery } from './search/count-query.ts';
import { searchItems } from './search/search-items.ts';
import type { Services } from './services.ts';
import { areUnchanged, trackSources, displayedData } from './tracked-data.ts';

/** Provides the data of public pages, from this process's memory where possible. */
export function publicData(
  services: Pick<Services, 'snapshot' | 'config' | 'orm' | 'replicas' | 'now' | 'limits' | 'log'>,
): PublicData {
  const { snapshot, config, orm, replicas, now, limits, log } = services;
  const forSitemap = <T>(read: (em: EntityManager) => Promise<T>) =>
    chargeTimeTo('sitemap', () => replicas.read(read));
  return {
    ...displayedData(snapshot),
    noting: (sources) => trackSources(snapshot, config, sources),
    isStill: (sources) => areUnchanged(snapshot, config, sources),
    turnsInSeconds: () => snapshot.turnsInSeconds(),
    config: () => presentConfig(config),
    partsList: (id: string) => openPartsList({ em: orm.em.fork(), services, now: now() }, id),
    search: async (parameters, network) => {
      try {
        // uses the same limit and work account as the API's search
        await limits.take('search', network);
        return await chargeTimeTo('search', async () => {
          const result = await replicas.read((em) => searchItems(em, parameters, now()));
          await countQuery(orm.em.fork(), parameters, result, { config, network, now: now() });
          return result;
        });
      } catch (error) {
        if (!(error instanceof Failure)) log.warn({ err: error }, 'a page without its search');
        return null;
      }
    },
    siteParts: (max) => forSitemap((em) => readSiteParts(em, max)),
    siteItems: (part, max) => forSitemap((em) => readSiteItems(em, part, max)),
  };
}
