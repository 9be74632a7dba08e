import { isObject, type JsonObject } from '@spindle/sdk/contract/document';
import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { callUrl } from '../addresses.ts';
import { inlineText } from '../text.ts';
import { describeChanges } from './describe-changes.ts';
import { readReleases, type Change } from './released.ts';

/** Renders the additions in each contract release, and those planned for the next release. */
export function changesPage(document: JsonObject, released: JsonObject | null): string {
  const next = released === null ? [] : describeChanges(released, document);
  const past = readReleases().map(({ version, date, changes }) =>
    section(`${version}, ${date}`, changes, 'First release.'),
  );
  return [
    '<h1>Changes</h1>',
    '<p>Within a major version, nothing is removed, renamed or narrowed. Unreleased changes come ',
    'first: the shop supports them already, and programs can rely on them from the next release.</p>',
    section(`Since ${versionOf(released)}`, next, 'No changes yet.'),
    ...past,
  ].join('');
}

function section(title: string, changes: readonly Change[], none: string): string {
  const tags = [...new Set(changes.map(({ tag }) => tag))];
  const parts = tags.map((tag) => {
    const rows = changes.filter((one) => one.tag === tag).map(row);
    return `<h3>${escapeHtml(tag)}</h3><ul>${rows.join('')}</ul>`;
  });
  return `<section><h2>${escapeHtml(title)}</h2>${parts.join('') || `<p>${none}</p>`}</section>`;
}

function row({ kind, tag, call, text }: Change): string {
  const name = escapeHtml(call);
  if (kind === 'removed') return `<li>Removed: ${name}, ${inlineText(text)}</li>`;
  const link = `<a href="${callUrl(tag, name)}">${name}</a>`;
  return `<li>${kind === 'added' ? 'New: ' : ''}${link} ${inlineText(text)}</li>`;
}

function versionOf(released: JsonObject | null): string {
  const info = released?.['info'];
  return isObject(info) ? String(info['version']) : 'the first release';
}
