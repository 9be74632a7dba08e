import type { EntityManager } from '@mikro-orm/postgresql';
import { attributesFrom, type AttributeRow } from '../editing/attribute-row.ts';
import { query } from '../database/query.ts';

/** A section as the database has it. */
export interface SectionRow {
  category: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string | null;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  external: boolean;
  link: string | null;
  listing_order_weight: number;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** An element with its facts, in their order. */
export interface ElementRow {
  category: string;
  element_id: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string | null;
  subscription: boolean;
  digital: boolean;
  enabled: boolean;
  expired: boolean;
  locked: boolean;
  listing_order_weight: number;
  subscription_link: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  attributes: AttributeRow[];
}

export const sectionColumns = `category, title, description, image, image_alt, enabled, expired, locked, external,
  link, listing_order_weight, version, created_at, updated_at`;

const facts = 'element_attributes a where a.category = e.category and a.element_id = e.element_id';

export const elementColumns = `e.category, e.element_id, e.title, e.description, e.image, e.image_alt, e.subscription,
  e.digital, e.enabled, e.expired, e.locked, e.listing_order_weight, e.subscription_link, e.version,
  e.created_at, e.updated_at, ${attributesFrom(facts)} as attributes`;

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
    `select ${elementColumns} from content_elements e
      where e.category = $1 and e.deleted_at is null
      order by e.listing_order_weight, e.element_id`,
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
    `select ${elementColumns} from content_elements e
     join unnest($1::text[], $2::text[]) as wanted (category, element_id)
       on e.category = wanted.category and e.element_id = wanted.element_id
     where e.deleted_at is null`,
    [keys.map((key) => key.category), keys.map((key) => key.elementId)],
  );
}
