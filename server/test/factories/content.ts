import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { AttributeType } from '../../src/editing/attribute-type.ts';
import { ElementAttribute } from '../../src/content/element-attribute.entity.ts';
import { Element } from '../../src/content/element.entity.ts';
import { Section } from '../../src/content/section.entity.ts';

interface Shop {
  orm: MikroORM;
}

export interface TestElement {
  category: string;
  elementId: string;
}

interface SectionOptions {
  category?: string;
  title?: string;
  enabled?: boolean;
  expired?: boolean;
  locked?: boolean;
  external?: boolean;
  link?: string;
  listingOrderWeight?: number;
}

interface ElementOptions {
  /** Created if omitted. */
  category?: string;
  elementId?: string;
  title?: string;
  enabled?: boolean;
  expired?: boolean;
  locked?: boolean;
  listingOrderWeight?: number;
  attributes?: { attributeId: string; type: AttributeType; value: string; description?: string }[];
}

/**
 * Creates a visible section directly in the database. Running processes notice it within a second,
 * or when their snapshot is refreshed.
 */
export async function makeSection({ orm }: Shop, options: SectionOptions = {}): Promise<string> {
  const category = options.category ?? `section-${randomUUID().slice(0, 8)}`;
  const em = orm.em.fork();
  em.create(Section, {
    title: 'Build logs',
    description: 'Machines our customers have built.',
    enabled: true,
    ...options,
    category,
  });
  await em.flush();
  return category;
}

/** Creates an element that anyone can see. */
export async function makeElement(shop: Shop, options: ElementOptions = {}): Promise<TestElement> {
  const { attributes = [], ...fields } = options;
  const category = options.category ?? (await makeSection(shop));
  const elementId = options.elementId ?? `element-${randomUUID().slice(0, 8)}`;
  const em = shop.orm.em.fork();
  const element = em.create(Element, {
    title: 'Router table',
    description: 'Cut and assembled in a weekend.',
    enabled: true,
    ...fields,
    category,
    elementId,
  });
  for (const [at, attribute] of attributes.entries()) {
    em.create(ElementAttribute, { ...attribute, element, position: at + 1 });
  }
  await em.flush();
  return { category, elementId };
}
