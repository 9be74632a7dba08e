import { attribute, shown } from './element-draft.ts';
import type { DemoElement } from './types.ts';

/** As the shop writes it when staff save it. */
export const link = (href: string, text: string) =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer">${text}</a>`;

/** A text with a title and a sentence before it: a topic of the help page, a page of its own. */
export function written(
  elementId: string,
  facts: Pick<DemoElement, 'title' | 'description' | 'listingOrderWeight'> & {
    image?: string;
    html: string[];
  },
): DemoElement {
  const { html, image = null, ...rest } = facts;
  return {
    ...shown,
    ...rest,
    elementId,
    image,
    attributes: [attribute('text', 'HTML', html.join('\n'), 'Text')],
  };
}
