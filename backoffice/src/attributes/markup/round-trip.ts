import { generateHTML, generateJSON } from '@tiptap/core';
import { cleanMarkup } from './clean-markup.ts';
import { extensions } from './extensions.ts';
import { tidyTree } from './tidy-tree.ts';

/**
 * Returns the names of the elements that the visual editor would lose from this markup. Returns
 * `['order']` if the markup would change without losing elements, and an empty array if it wouldn't
 * change.
 */
export function findLosses(markup: string): string[] {
  const before = tidyTree(cleanMarkup(markup));
  const saved = generateHTML(generateJSON(before.innerHTML, extensions), extensions);
  const after = tidyTree(cleanMarkup(saved));
  if (before.isEqualNode(after)) return [];
  const remaining = countNames(after);
  const lost = [...countNames(before)].filter(
    ([name, count]) => count > (remaining.get(name) ?? 0),
  );
  return lost.length > 0 ? lost.map(([name]) => name) : ['order'];
}

/**
 * Returns markup as the shop stores it: compact, and without anything that only the editor needs.
 */
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
