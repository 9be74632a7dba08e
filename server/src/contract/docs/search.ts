import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import type { SearchEntry } from './search-entries.ts';

const MAX_WORDS = 8;
const MAX_LENGTH = 100;
const MAX_RESULTS = 50;
const VISIBLE_COUNT = 180;

/** Renders the entries that contain all words. Entries with the words in their name come first. */
export function searchResults(entries: readonly SearchEntry[], query: string): string {
  const words = wordsOf(query);
  if (words.length === 0) return '<p>Enter a word, a path or a code.</p>';
  const found = entries
    .filter((entry) => words.every((word) => entry.content.includes(word)))
    .map((entry) => ({ entry, rank: words.filter((word) => entry.name.includes(word)).length }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MAX_RESULTS);
  const asked = `“${escapeHtml(query.slice(0, MAX_LENGTH))}”`;
  if (found.length === 0) return `<p>No results for ${asked}. Try fewer words.</p>`;
  const rows = found.map(
    ({ entry: { kind, title, address, text } }) =>
      `<li><small>${kind}</small> <a href="${address}">${escapeHtml(title)}</a><p>${escapeHtml(excerptAround(text, words[0] ?? ''))}</p></li>`,
  );
  const count = found.length === MAX_RESULTS ? `the first ${MAX_RESULTS}` : String(found.length);
  return `<p>Results for ${asked}: ${count}.</p><ol class="found">${rows.join('')}</ol>`;
}

function wordsOf(query: string): string[] {
  const text = query.slice(0, MAX_LENGTH).toLowerCase();
  return text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** Returns the part of a text around the word. */
function excerptAround(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - VISIBLE_COUNT / 3);
  const part = text.slice(at, at + VISIBLE_COUNT);
  return `${at > 0 ? '…' : ''}${part}${at + VISIBLE_COUNT < text.length ? '…' : ''}`;
}
