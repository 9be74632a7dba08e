import type { EntityManager } from '@mikro-orm/postgresql';
import { namesIn } from '@spindle/sdk/domain/settings/settings';
import { setupOf, type Setup } from '@spindle/sdk/domain/settings/setup';
import { expressionBuilder } from 'kysely';
import type { Config } from '../config.ts';
import { db } from '../database/db.ts';
import { bool, condition, literal } from '../database/expressions.ts';
import type { Tables } from '../database/tables.ts';
import { loadSettings } from './shop-settings.ts';

/** Loads the facts behind the setup checklist. */
export async function loadSetup(em: EntityManager, config: Config): Promise<Setup> {
  const { settings } = await loadSettings(em);
  const { hasItem, hasOrder } = await db(em)
    .selectNoFrom([bool(exists(visibleItem)).as('hasItem'), bool(exists(order)).as('hasOrder')])
    .executeTakeFirstOrThrow();
  return setupOf({
    ownSettings: namesIn({ ...settings, ...config.lockedSettings }),
    missing: config.business.missing,
    sandboxed: config.sandboxed,
    hasItem,
    hasOrder,
  });
}

const { selectFrom, exists } = expressionBuilder<Tables>();

const visibleItem = selectFrom('catalog_items as i')
  .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
  .where(
    condition`i.enabled and i.deleted_at is null and c.enabled and not c.external and c.deleted_at is null`,
  )
  .select(literal(1).as('found'));

/** Every order has a payment. */
const order = selectFrom('orders').select(literal(1).as('found'));
