import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { callUrl, DOCS, guideUrl, tagUrl } from './addresses.ts';
import type { Call } from './call.ts';
import type { Guide } from './guides.ts';

export interface Contents {
  title: string;
  version: string;
  guides: Guide[];
  tags: { name: string; calls: Call[] }[];
  webhooks: boolean;
}

/**
 * Renders a page in its frame, with search above and a table of contents beside it. Contains no
 * scripts.
 */
export function layout(contents: Contents, path: string, title: string, main: string): string {
  const name = escapeHtml(contents.title);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)} · ${name} API</title>`,
    `<link rel="preload" href="${DOCS}/archivo.woff2" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${DOCS}/look.css"></head><body>`,
    '<a class="skip" href="#main">Skip to content</a>',
    `<header><p class="mark"><a href="/">${name}</a> <a href="${DOCS}">API</a> `,
    `<small>${escapeHtml(contents.version)}</small></p>`,
    `<form role="search" action="${DOCS}/search"><label for="q">Search</label>`,
    `<input type="search" id="q" name="q" maxlength="100" value="">`,
    '<button>Search</button></form><a class="to-contents" href="#contents">Contents</a></header>',
    `<main id="main" tabindex="-1">${main}</main>`,
    `<nav id="contents" aria-label="Contents">${navigation(contents, path)}</nav>`,
    '</body></html>',
  ].join('');
}

function navigation({ guides, tags, webhooks }: Contents, path: string): string {
  const link = (to: string, title: string, below = '') =>
    `<li><a href="${to}"${to === path ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>${below}</li>`;
  const calls = tags.map(({ name, calls: own }) => {
    const open = tagUrl(name) === path;
    const rows = own.map((call) => link(callUrl(name, call.id), call.operation.summary));
    return link(tagUrl(name), name, open ? `<ul>${rows.join('')}</ul>` : '');
  });
  return [
    group('Get started', [
      link(DOCS, 'Overview'),
      ...guides.map(({ name, title }) => link(guideUrl(name), title)),
    ]),
    group('Endpoints', calls),
    group('Reference', [
      ...(webhooks ? [link(`${DOCS}/webhooks`, 'Webhooks')] : []),
      link(`${DOCS}/schemas`, 'Schemas'),
      link(`${DOCS}/codes`, 'Errors and codes'),
      link(`${DOCS}/changes`, 'Changes'),
    ]),
  ].join('');
}

function group(title: string, rows: string[]): string {
  return `<h2>${title}</h2><ul>${rows.join('')}</ul>`;
}
