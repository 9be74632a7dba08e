import { z } from 'zod';
import { attributeFile } from '../catalogs/types.ts';
import forum from './forum.json' with { type: 'json' };
import guides from './guides.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import support from './support.json' with { type: 'json' };
import type { DemoElement, DemoSection } from './types.ts';

/** Markup in one or more strings, for readability. */
const html = z.union([z.string(), z.array(z.string()).transform((parts) => parts.join(''))]);

const elementFile = z.strictObject({
  elementId: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable().default(null),
  locked: z.boolean().default(false),
  /** The paragraphs of a help topic or a page. */
  text: z.array(html).optional(),
  attributes: z.array(attributeFile.extend({ value: html })).default([]),
});

const sectionFile = z.strictObject({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  external: z.boolean().default(false),
  link: z.url().nullable().default(null),
  items: z.array(elementFile),
});

/** In display order. */
const files: readonly unknown[] = [home, guides, forum, support, pages];

/**
 * All content of the demo besides its catalogs. Its privacy page and terms are drafts: a real shop
 * needs a lawyer to review them first.
 */
export const sections: readonly DemoSection[] = files.map((file, index) => {
  const { items, ...section } = sectionFile.parse(file);
  return {
    ...section,
    enabled: true,
    expired: false,
    locked: false,
    listingOrderWeight: (index + 1) * 10,
    items: items.map((item, at) => buildElement(item, (at + 1) * 10)),
  };
});

function buildElement(
  { text, attributes, ...element }: z.infer<typeof elementFile>,
  listingOrderWeight: number,
): DemoElement {
  return {
    ...element,
    subscription: false,
    digital: false,
    enabled: true,
    expired: false,
    subscriptionLink: null,
    listingOrderWeight,
    attributes: text
      ? [{ attributeId: 'text', type: 'HTML', value: text.join('\n'), description: 'Text' }]
      : attributes,
  };
}
