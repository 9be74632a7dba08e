import type { EntityManager } from '@mikro-orm/postgresql';
import { attributesFrom } from '../editing/attribute-row.ts';
import {
  groupColumns,
  memberColumns,
  type GroupRow,
  type MemberRow,
} from '../editing/record-rows.ts';
import { query } from '../database/query.ts';

/** A section as the database has it. */
export interface SectionRow extends GroupRow {
  category: string;
}

/** An element with its facts, in their order. */
export interface ElementRow extends MemberRow {
  category: string;
  element_id: string;
}

export const sectionColumns = ['category', ...groupColumns].join(', ');

/** Of `content_elements m`. */
export const elementColumns = `m.category, m.element_id, ${memberColumns.join(', ')},
  ${attributesFrom('element_attributes a where a.category = m.category and a.element_id = m.element_id')} as attributes`;

export function findAllSections(em: EntityManager): Promise<SectionRow[]> {
  return query<SectionRow>(
    em,
    `select ${sectionColumns} from content_sections where deleted_at is null
     order by listing_order_weight, category`,
  );
}

export async function findSection(
  em: EntityManager,
  category: string,
): Promise<SectionRow | undefined> {
  const [row] = await query<SectionRow>(
    em,
    `select ${sectionColumns} from content_sections where category = $1 and deleted_at is null`,
    [category],
  );
  return row;
}

export function findElementsOf(em: EntityManager, category: string): Promise<ElementRow[]> {
  return query<ElementRow>(
    em,
    `select ${elementColumns} from content_elements m
      where m.category = $1 and m.deleted_at is null
      order by m.listing_order_weight, m.element_id`,
    [category],
  );
}

export interface ElementKey {
  category: string;
  elementId: string;
}

/** Those of the elements that exist, in no particular order. */
export function findElements(
  em: EntityManager,
  keys: readonly ElementKey[],
): Promise<ElementRow[]> {
  return query<ElementRow>(
    em,
    `select ${elementColumns} from content_elements m
     join unnest($1::text[], $2::text[]) as wanted (category, element_id)
       on m.category = wanted.category and m.element_id = wanted.element_id
     where m.deleted_at is null`,
    [keys.map((key) => key.category), keys.map((key) => key.elementId)],
  );
}
