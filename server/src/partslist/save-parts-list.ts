import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { invalidFields } from '@spindle/sdk/contract/field-errors';
import { savedTitle, invalidLines } from '@spindle/sdk/domain/partslist/parts-list';
import type { components } from '@spindle/sdk/schema';
import { PartsList } from './parts-list.entity.ts';
import type { VisibleItem } from './visible-item.ts';

interface KeepingCall {
  em: EntityManager;
  itemOf: VisibleItem;
  now: Date;
}

interface ListForm {
  title?: string;
  items: components['schemas']['PartsListEntry'][];
}

/**
 * Saves a list and returns its id.
 * @throws 400 naming the lines whose items aren't visible or appear twice
 */
export async function savePartsList(
  { em, itemOf, now }: KeepingCall,
  { title, items }: ListForm,
): Promise<string> {
  const invalid = invalidLines(items, (entry) => itemOf(entry) !== null);
  if (invalid.length > 0) throw invalidFields(invalid);
  const id = randomBytes(16).toString('hex');
  em.create(PartsList, {
    id,
    title: savedTitle(title),
    items,
    createdAt: now,
    lastOpenedAt: now,
  });
  await em.flush();
  return id;
}
