import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { accessText } from './access-text.ts';
import { isForPrograms, type Call } from './call.ts';
import { curlSample } from './curl-sample.ts';
import { fieldList, kindOf, shapeDetails } from './fields.ts';
import { marksOf } from './marks.ts';
import { rejectionList } from './rejections.ts';
import { sdkSample } from './sdk-sample.ts';
import type { Content, Operation, Parameter, Reply } from './shapes.ts';
import { blockText, inlineText } from './text.ts';

/** Renders everything about one call: what it does and how to make it. */
export function callSection(call: Call): string {
  const { method, path, operation, parameters, bodies, replies } = call;
  const id = escapeHtml(call.id);
  const good = replies.filter(([status]) => Number(status) < 400);
  return [
    `<section class="call" id="${id}" aria-labelledby="${id}-title">`,
    `<h2 id="${id}-title"><a href="#${id}">${escapeHtml(operation.summary)}</a></h2>`,
    `<p class="address">${methodMark(method, operation)} `,
    `<span class="path">${escapeHtml(path)}</span></p>`,
    '<div class="sides"><div>',
    blockText(operation.description),
    accessLine(call),
    part('Parameters', parameters.length > 0 && fieldList(parameters.map(parameterField))),
    ...Object.entries(bodies).map(([type, { schema }]) =>
      part(`Body, ${type}`, schema && shapeDetails(schema)),
    ),
    part('Response', good.map(replyText).join('')),
    `<details><summary>Errors</summary>${rejectionList(call)}</details>`,
    `</div>${samples(call)}</div></section>`,
  ].join('');
}

/** Marks calls that have side effects over GET, so that readers notice. */
export function methodMark(method: string, { 'x-changes-state': changes }: Operation): string {
  return `<b class="method${changes === true ? ' changes' : ''}">${method}</b>`;
}

export function part(title: string, content: string | false | undefined): string {
  return content ? `<h3>${escapeHtml(title)}</h3>${content}` : '';
}

const alternatives = (sets: readonly (readonly string[])[]) =>
  sets
    .map((all) => all.map((one) => `<code>${escapeHtml(one)}</code>`).join(' and '))
    .join(', or ');

function accessLine(call: Call): string {
  const { who, role, scopes, personScopes, ways } = accessText(call.operation);
  const names = role === undefined ? '' : ` (<code>${escapeHtml(role)}</code>)`;
  const rows = [
    ['Access', `${escapeHtml(who)}${names}, ${ways}`],
    ...(personScopes.length === 0 ? [] : [['Staff with', alternatives(personScopes)]]),
    ...(scopes.length === 0 ? [] : [['Scopes', alternatives(scopes)]]),
    ['Operation ID', `<code>${escapeHtml(call.id)}</code>`],
  ];
  const list = rows.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`).join('');
  const marks = marksOf(call).map((mark) => `<li>${inlineText(mark)}</li>`);
  return `<dl class="facts">${list}</dl><ul class="marks">${marks.join('')}</ul>`;
}

export function parameterField({ name, in: place, required, schema, description }: Parameter) {
  const kind = [`in ${place}`, schema && kindOf(schema), required ? '' : 'optional'];
  return { name, kind: kind.filter(Boolean).join(', '), description: inlineText(description) };
}

export function replyText([status, { description, content }]: [string, Reply]): string {
  return `<p><b>${escapeHtml(status)}</b> ${inlineText(description)}</p>${contentText(content)}`;
}

function contentText(content: Content): string {
  return Object.entries(content)
    .map(([type, { schema }]) => {
      const kind = (schema?.$ref ?? schema?.items?.$ref) ? kindOf(schema ?? { required: [] }) : '';
      const insides = schema && kind === '' ? shapeDetails(schema) : '';
      return `<p class="type"><code>${escapeHtml(type)}</code> ${kind}</p>${insides}`;
    })
    .join('');
}

function samples(call: Call): string {
  if (!isForPrograms(call))
    return '<p class="samples">This endpoint does not accept API tokens.</p>';
  return [
    '<div class="samples"><h3>curl</h3>',
    `<pre><code>${escapeHtml(curlSample(call))}</code></pre>`,
    '<h3>TypeScript</h3>',
    `<pre><code>${escapeHtml(sdkSample(call))}</code></pre></div>`,
  ].join('');
}
