import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EditContext } from '../editing/edit-read-cache.ts';
import type { Services } from '../services.ts';
import type { ItemKey } from './catalog-rows.ts';
import { taxCodes } from './tax-codes.ts';
import { validateTaxCode as refuseUnknown } from '@spindle/sdk/domain/catalog/items';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import { CatalogItem } from './catalog-item.entity.ts';

const timeoutMs = 3_000;

/** Dependencies for an item edit, including the payment provider, which knows the tax codes. */
export type ItemEditing = EditContext & { services: Pick<Services, 'stripe'> };

interface TaxCodeCheck {
  em: EntityManager;
  now: Date;
  services: Pick<Services, 'stripe' | 'log'>;
}

/**
 * Returns the reason why an item can't get this tax code, or null. An unchanged code is always
 * accepted. If the provider doesn't respond, the item is saved anyway, because publishing checks
 * again.
 * @param key the edited item, omitted for a new item
 */
export async function validateTaxCode(
  { em, now, services }: TaxCodeCheck,
  code: string,
  key?: ItemKey,
): Promise<Rejection | null> {
  if (key !== undefined && (await taxCodeOf(em, key)) === code) return null;
  return refuseUnknown(code, await cachedTaxCodes(services, now));
}

async function cachedTaxCodes({ stripe, log }: TaxCodeCheck['services'], now: Date) {
  const enough = new AbortController();
  const tired = wait(timeoutMs, undefined, { signal: enough.signal }).catch(() => undefined);
  try {
    return await Promise.race([taxCodes(stripe, now), tired]);
  } catch (error) {
    log.warn({ err: error }, "a tax code couldn't be checked");
    return undefined;
  } finally {
    enough.abort();
  }
}

async function taxCodeOf(em: EntityManager, { catalogId, itemId }: ItemKey) {
  const item = await em.findOne(CatalogItem, { catalogId, itemId }, { fields: ['taxCode'] });
  return item?.taxCode;
}
