import type { ItemDraft } from './item-draft.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The specification as a plain table, then what is in the box. */
export function specSheet({ spec, box, note }: Pick<ItemDraft, 'spec' | 'box' | 'note'>): string {
  const rows = spec.map(
    ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  );
  const table = `<h3>Specification</h3><table><tbody>${rows.join('')}</tbody></table>`;
  const list = box
    ? `<h3>In the box</h3><ul>${box.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
    : '';
  return table + list + (note ? `<p>${escaped(note)}</p>` : '');
}
