import { escapeHtml } from '@spindle/sdk/escape-html';
import type { SearchEntry } from './search-entries.ts';

const MOST_WORDS = 8;
const MOST_LETTERS = 100;
const MOST_FOUND = 50;
const SHOWN = 180;

/** What has all the words, that which has them in its name first; as markup. */
export function searchResults(entries: readonly SearchEntry[], query: string): string {
  const words = wordsOf(query);
  if (words.length === 0) return '<p>Enter a word, a path or a code.</p>';
  const found = entries
    .filter((entry) => words.every((word) => entry.content.includes(word)))
    .map((entry) => ({ entry, rank: words.filter((word) => entry.name.includes(word)).length }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST_FOUND);
  const asked = `“${escapeHtml(query.slice(0, MOST_LETTERS))}”`;
  if (found.length === 0) return `<p>No results for ${asked}. Try fewer words.</p>`;
  const rows = found.map(
    ({ entry: { kind, title, address, text } }) =>
      `<li><small>${kind}</small> <a href="${address}">${escapeHtml(title)}</a><p>${escapeHtml(around(text, words[0] ?? ''))}</p></li>`,
  );
  const count = found.length === MOST_FOUND ? `the first ${MOST_FOUND}` : String(found.length);
  return `<p>Results for ${asked}: ${count}.</p><ol class="found">${rows.join('')}</ol>`;
}

function wordsOf(query: string): string[] {
  const text = query.slice(0, MOST_LETTERS).toLowerCase();
  return text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}

/** The part of a text where the word is. */
function around(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - SHOWN / 3);
  const part = text.slice(at, at + SHOWN);
  return `${at > 0 ? '…' : ''}${part}${at + SHOWN < text.length ? '…' : ''}`;
}
