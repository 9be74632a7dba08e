import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { areAmong } from '../database/expressions.ts';
import type { Aliased, Tables } from '../database/tables.ts';
import { attributeColumns } from '../editing/attribute-row.ts';
import {
  groupColumns,
  memberColumns,
  type GroupRow,
  type MemberRow,
} from '../editing/record-rows.ts';

/** A section as stored. */
export interface SectionRow extends GroupRow {
  category: string;
}

/** An element with its attributes in order. */
export interface ElementRow extends MemberRow {
  category: string;
  element_id: string;
}

export const sectionColumns = ['category', ...groupColumns] as const;

const { ref, selectFrom } = expressionBuilder<Tables & Aliased<{ m: 'content_elements' }>, 'm'>();

const attributes = selectFrom('element_attributes as a')
  .select(attributeColumns)
  .whereRef('a.category', '=', 'm.category')
  .whereRef('a.element_id', '=', 'm.element_id')
  .orderBy('a.position')
  .orderBy('a.attribute_id');

/** Columns of `content_elements m`. */
export const elementColumns = [
  'category',
  'element_id',
  ...memberColumns,
  jsonArrayFrom(attributes).as('attributes'),
] as const;

const sections = (em: EntityManager) =>
  db(em).selectFrom('content_sections').select(sectionColumns).where('deleted_at', 'is', null);

const elements = (em: EntityManager) =>
  db(em)
    .selectFrom('content_elements as m')
    .select(elementColumns)
    .where('m.deleted_at', 'is', null);

export const findAllSections = (em: EntityManager): Promise<SectionRow[]> =>
  sections(em).orderBy('listing_order_weight').orderBy('category').execute();

export const findSection = (em: EntityManager, category: string): Promise<SectionRow | undefined> =>
  sections(em).where('category', '=', category).executeTakeFirst();

export const findElementsOf = (em: EntityManager, category: string): Promise<ElementRow[]> =>
  elements(em)
    .where('m.category', '=', category)
    .orderBy('m.listing_order_weight')
    .orderBy('m.element_id')
    .execute();

/** Selects the elements that visitors see if the section is visible to them, in order. */
export const enabledElements = (em: EntityManager, category: string, max?: number) => {
  const inOrder = elements(em)
    .where('m.category', '=', category)
    .where('m.enabled', '=', true)
    .orderBy('m.listing_order_weight')
    .orderBy('m.element_id');
  return max === undefined ? inOrder : inOrder.limit(max);
};

export interface ElementKey {
  category: string;
  elementId: string;
}

/** Loads the requested elements that exist. Order is not guaranteed. */
export const findElements = (
  em: EntityManager,
  keys: readonly ElementKey[],
): Promise<ElementRow[]> =>
  elements(em)
    .where(
      areAmong(
        [ref('m.category'), ref('m.element_id')],
        keys.map((key) => [key.category, key.elementId]),
      ),
    )
    .execute();
