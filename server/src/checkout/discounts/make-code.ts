import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { notFound, rejectInvalid, unavailable } from '@spindle/sdk/contract/failure';
import { providerKeyRejected, providerSilent } from '@spindle/sdk/domain/catalog/publishing';
import {
  codeRejected,
  codeTaken,
  isKeptByShop,
  newCode,
  publishItemFirst,
  invalidCode,
} from '@spindle/sdk/domain/checkout/discount-codes';
import type { ItemKey } from '@spindle/sdk/domain/checkout/discount-totals';
import { noSuch } from '@spindle/sdk/domain/records';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Call } from '../../contract/handlers.ts';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';
import { anyOf, lower } from '../../database/expressions.ts';
import { isProviderError } from '../../gateways/stripe.ts';
import type { Services } from '../../services.ts';
import { sql } from 'kysely';
import { DiscountCode } from './discount-code.entity.ts';
import { finishCode } from './finish-code.ts';

type CodeFamily = components['schemas']['CodeFamily'];
type CreateCall = Call<'createDiscountCode'>;

/**
 * Creates a discount code, first here and then at the provider. A job completes interrupted
 * creations.
 * @returns the code's id, or the reason for the rejection
 * @throws Failure 400 for an invalid code, 404 if an item, family or catalog does not exist, 503 if the
 * provider does not respond
 */
export async function makeCode(call: CreateCall): Promise<string | Rejection> {
  const { body, now, em, services } = call;
  rejectInvalid(invalidCode(body, now));
  const products: string[] = [];
  for (const item of body.items ?? []) {
    const { product, title } = await findItem(em, item);
    if (isKeptByShop(body)) continue;
    if (product === null) return publishItemFirst(title);
    products.push(product);
  }
  await requireCatalogs(em, body.catalogs ?? []);
  const families = await titleFamilies(em, body.families ?? []);
  const id = newId();
  try {
    await storeCode(call, id, { products, families });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return codeTaken(body.code);
    throw error;
  }
  return (await publishAtProvider(services, id)) ?? id;
}

/** Updates the code at the provider. Returns the provider's reason for a rejection, or null. */
export async function publishAtProvider(services: Services, id: string): Promise<Rejection | null> {
  try {
    const problem = await finishCode(services, id);
    return problem === null ? null : codeRejected(problem);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    services.log.warn(
      { err: error, code: id },
      "a discount code couldn't be created at the provider",
    );
    if (error.statusCode === 401 || error.statusCode === 403) return providerKeyRejected;
    throw unavailable(providerSilent, error);
  }
}

/** Turns off expired codes with this name so that a new code can use it. */
export async function switchOffEnded(em: EntityManager, name: string, now: Date): Promise<void> {
  await db(em)
    .updateTable('discount_codes')
    .set((eb) => ({ active: false, version: eb('version', '+', 1) }))
    .where((eb) => eb(lower(eb.ref('code')), '=', lower(sql.val(name))))
    .where('active', '=', true)
    .where('ends_at', '<=', now)
    .execute();
}

async function findItem(em: EntityManager, { catalogId, catalogItemId }: ItemKey) {
  const item = await db(em)
    .selectFrom('catalog_items')
    .select(['title', 'provider_product_id as product'])
    .where('catalog_id', '=', catalogId)
    .where('item_id', '=', catalogItemId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!item) throw notFound(noSuch('item'));
  return item;
}

async function requireCatalogs(em: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const existing = await db(em)
    .selectFrom('catalogs')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  if (existing.length < new Set(ids).size) throw notFound(noSuch('catalog'));
}

/** Adds the families' titles. */
async function titleFamilies(
  em: EntityManager,
  keys: readonly Omit<CodeFamily, 'title'>[],
): Promise<CodeFamily[]> {
  if (keys.length === 0) return [];
  const existing = await db(em)
    .selectFrom('item_families')
    .select(['catalog_id as catalogId', 'id as familyId', 'title'])
    .where('id', '=', anyOf(keys.map(({ familyId }) => familyId)))
    .execute();
  return keys.map(({ catalogId, familyId }) => {
    const family = existing.find(
      (one) => one.familyId === familyId.toLowerCase() && one.catalogId === catalogId,
    );
    if (family === undefined) throw notFound(noSuch('family'));
    return family;
  });
}

async function storeCode(
  { em, body, user, requestId, now }: CreateCall,
  id: string,
  { products, families }: { products: string[]; families: CodeFamily[] },
): Promise<void> {
  await em.transactional(async (tx) => {
    await switchOffEnded(tx, body.code, now);
    const { code, audit } = newCode(body, families);
    tx.create(DiscountCode, { id, ...code, products, createdAt: now });
    recordAudit(tx, { ...audit, actor: user, requestId, now });
  });
}
