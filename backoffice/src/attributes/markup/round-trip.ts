import { generateHTML, generateJSON } from '@tiptap/core';
import { cleanMarkup } from './clean-markup.ts';
import { extensions } from './extensions.ts';
import { tidyTree } from './tidy-tree.ts';

/**
 * What the visual editor would lose of some markup: names of elements, `['order']` where it is no
 * element in particular, and nothing where it would keep it all.
 */
export function lossesOf(markup: string): string[] {
  const before = tidyTree(cleanMarkup(markup));
  const kept = generateHTML(generateJSON(before.innerHTML, extensions), extensions);
  const after = tidyTree(cleanMarkup(kept));
  if (before.isEqualNode(after)) return [];
  const remaining = countNames(after);
  const lost = [...countNames(before)].filter(
    ([name, count]) => count > (remaining.get(name) ?? 0),
  );
  return lost.length > 0 ? lost.map(([name]) => name) : ['order'];
}

/** Markup as the shop writes it: short, and with nothing that only an editor needs. */
export function tidyMarkup(markup: string): string {
  return tidyTree(markup).innerHTML;
}

function countNames(root: Element): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { localName } of root.querySelectorAll('*')) {
    counts.set(localName, (counts.get(localName) ?? 0) + 1);
  }
  return counts;
}
