import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { combinationOf, sameCombination } from '@spindle/sdk/domain/catalog/families';
import { rejectWith, type Outcome, type Rejection } from '@spindle/sdk/domain/rejection';
import type { NamedFields } from '../../editing/member-kind.ts';
import type { CatalogItem } from '../catalog-item.entity.ts';
import { ItemFamily } from './item-family.entity.ts';

/**
 * Derives a locked item's combination of option values from its new attributes. Returns why the
 * item couldn't stay in its family, or null.
 */
export async function updateCombination(
  tx: EntityManager,
  item: CatalogItem,
  attributes: readonly NamedFields[],
): Promise<Rejection | null> {
  if (item.familyId === null) return null;
  const { options } = await tx.findOneOrFail(ItemFamily, item.familyId);
  const combined = combinationOf(options, { title: item.title, attributes });
  if (!('optionKey' in combined)) return combined;
  item.optionKey = combined.optionKey;
  return null;
}

/** Saves an attribute unless the database finds its item's new combination in another member. */
export async function unlessCombined(save: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    return rejectWith(sameCombination);
  }
}
