import type { JsonObject } from '@spindle/sdk/contract/document';
import { escapeHtml } from '@spindle/sdk/escape-html';
import { shapeDetails } from './fields.ts';
import { callSection, type Call } from './operation.ts';
import { Contract, Operation } from './shapes.ts';
import { blockText } from './text.ts';

/** The contract as one page to read: works without scripts, and is found by the browser's search. */
export function docsPage(document: JsonObject, styles: string): string {
  const { info, tags, paths, components } = Contract.parse(document);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      method,
      path,
      operation: Operation.parse(operation),
    })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const content =
      blockText(description) + own.map((call) => callSection(document, call)).join('');
    return section(`tag-${name}`, name, content);
  });
  const records = Object.entries(components.schemas).map(
    ([name, shape]) =>
      `<details><summary><h3><code>${escapeHtml(name)}</code></h3></summary>` +
      `<div class="call" id="schema-${escapeHtml(name)}">${shapeDetails(shape)}</div></details>`,
  );
  const links = [...tags.map(({ name }) => [`tag-${name}`, name] as const), RECORDS].map(
    ([id, name]) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(name)}</a></li>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>API · ${escapeHtml(info.title)}</title>`,
    `<link rel="stylesheet" href="${styles}"></head><body>`,
    `<header><h1>${escapeHtml(info.title)} API <small>${escapeHtml(info.version)}</small></h1>`,
    '<p>The contract itself: <a href="/api/openapi.yaml">openapi.yaml</a>, ',
    '<a href="/api/openapi.json">openapi.json</a>.</p></header>',
    `<nav aria-label="Contents"><ul>${links.join('')}</ul></nav>`,
    `<main>${blockText(info.description)}${sections.join('')}`,
    section(...RECORDS, records.join('')),
    '</main></body></html>',
  ].join('');
}

const RECORDS = ['schemas', 'schemas'] as const;

function section(id: string, title: string, content: string): string {
  const safe = escapeHtml(id);
  return `<section id="${safe}" aria-labelledby="${safe}-title"><h2 id="${safe}-title">${escapeHtml(title)}</h2>${content}</section>`;
}
