import { escapeHtml } from '../../src/escape-html.ts';
import type { ItemDraft } from './item-draft.ts';

/** What is in the box and what to know before use, as markup; empty where nothing is said. */
export function prose({ box, note }: Pick<ItemDraft, 'box' | 'note'>): string {
  const lines = box?.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const list = lines === undefined ? '' : `<h3>In the box</h3><ul>${lines}</ul>`;
  return list + (note === undefined ? '' : `<p>${escapeHtml(note)}</p>`);
}
