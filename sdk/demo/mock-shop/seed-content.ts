import { sections } from '../content/all-sections.ts';
import { SANDBOX } from '../content/links.ts';
import type { ShopState } from '../../mocks/state.ts';
import { openedAt } from './fixed-id.ts';

/**
 * Replaces the sandbox's URL, because no sandbox is running here: `npm run mock` serves its
 * pages.
 */
const ELSEWHERE = `${typeof location === 'object' ? location.origin : 'http://localhost:3100'}/mock`;

/** Returns the demo's content. */
export function seedContent(now: Date): Pick<ShopState, 'sections' | 'elements'> {
  const opened = openedAt(now).toISOString();
  const fresh = { imageAlt: null, version: 1, dateCreated: opened, dateModified: opened };
  return {
    sections: sections.map(({ items: _, ...section }) => ({ ...section, ...fresh })),
    elements: sections.flatMap(({ category, items }) =>
      items.map((element) => ({
        ...element,
        ...fresh,
        category,
        attributes: element.attributes.map((attribute) => ({
          ...attribute,
          value: attribute.value.replace(SANDBOX, ELSEWHERE),
          version: 1,
        })),
      })),
    ),
  };
}
