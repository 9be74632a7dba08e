import type { EntityManager } from '@mikro-orm/postgresql';
import { ElementAttribute } from '../../src/content/element-attribute.entity.ts';
import { Element } from '../../src/content/element.entity.ts';
import { Section } from '../../src/content/section.entity.ts';
import { sections } from '@spindle/sdk/demo/content/all-sections';
import { SANDBOX } from '@spindle/sdk/demo/content/links';

/** Writes the demo's content, unless the shop has ever had content. */
export async function seedContent(
  em: EntityManager,
  { now, sandboxUrl }: { now: Date; sandboxUrl: string },
): Promise<void> {
  if ((await em.count(Section)) > 0) return;
  const at = { createdAt: now, updatedAt: now };
  for (const { items, ...section } of sections) {
    em.create(Section, { ...section, ...at });
    for (const { attributes, ...fields } of items) {
      const element = em.create(Element, { ...fields, category: section.category, ...at });
      for (const [position, attribute] of attributes.entries()) {
        const value = attribute.value.replace(SANDBOX, sandboxUrl);
        em.create(ElementAttribute, { ...attribute, value, element, position });
      }
    }
  }
  await em.flush();
}
