import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { guideUrl, tagUrl } from './addresses.ts';
import type { Call } from './call.ts';
import { callSection, methodMark } from './call-section.ts';
import { shapeDetails } from './fields.ts';
import type { Guide } from './guides.ts';
import { sdkStart } from './sdk-sample.ts';
import type { Contract, Shape } from './shapes.ts';
import { blockText, inlineText } from './text.ts';
import { webhookSection } from './webhook-section.ts';

export function overviewPage({ info, tags }: Contract, guides: readonly Guide[]): string {
  const links = guides.map(({ name, title, text }) => tile(guideUrl(name), title, text));
  const nouns = tags.map((tag) => tile(tagUrl(tag.name), tag.name, tag.description));
  return [
    `<h1>${escapeHtml(info.title)} API <small>${escapeHtml(info.version)}</small></h1>`,
    '<p>OpenAPI description: <a href="/api/openapi.yaml">openapi.yaml</a>, ',
    '<a href="/api/openapi.json">openapi.json</a>.</p>',
    `<h2>Guides</h2><ul class="tiles">${links.join('')}</ul>`,
    `<h2>Endpoints</h2><ul class="tiles">${nouns.join('')}</ul>`,
    `<div class="prose">${blockText(info.description)}</div>`,
  ].join('');
}

function tile(address: string, title: string, text: string): string {
  const about = inlineText(firstSentence(text.trim()));
  return `<li><a href="${address}">${escapeHtml(title)}</a><p>${about}</p></li>`;
}

export function tagPage(tag: Contract['tags'][number], calls: readonly Call[]): string {
  const own = calls.filter((call) => call.tag === tag.name);
  const links = own.map(
    ({ id, method, operation }) =>
      `<li>${methodMark(method, operation)} <a href="#${escapeHtml(id)}">${escapeHtml(operation.summary)}</a></li>`,
  );
  return [
    `<h1>${escapeHtml(tag.name)}</h1><div class="prose">${blockText(tag.description)}</div>`,
    `<ul class="calls">${links.join('')}</ul>`,
    '<details><summary>Setup for the samples</summary><p>curl: <code>SHOP</code> is ',
    "the shop's URL, <code>TOKEN</code> an API token, <code>KEY</code> a unique key that you ",
    `generate for each thing that should happen once. TypeScript:</p><pre><code>${escapeHtml(sdkStart)}</code></pre></details>`,
    ...own.map(callSection),
  ].join('');
}

export function webhooksPage(called: readonly Call[]): string {
  const intro = 'The messages that the shop sends to subscribed webhooks.';
  return `<h1>Webhooks</h1><p>${intro}</p>${called.map(webhookSection).join('')}`;
}

export function schemasPage(schemas: Record<string, Shape>): string {
  const sections = Object.entries(schemas).map(([name, shape]) => {
    const id = escapeHtml(name);
    return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title"><a href="#${id}">${id}</a></h2>${shapeDetails(shape)}</section>`;
  });
  return `<h1>Schemas</h1><p>The records in requests and responses.</p>${sections.join('')}`;
}

function firstSentence(text: string): string {
  return /^.+?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
