import { dereference, type JsonObject } from '@spindle/sdk/contract/document';
import { escapeHtml } from '@spindle/sdk/escape-html';
import { fieldList, kindOf, shapeDetails } from './fields.ts';
import { curlSample } from './sample.ts';
import { Parameter, Reply, type Operation } from './shapes.ts';
import { blockText, inlineText } from './text.ts';

export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** One call: closed it says what it does, opened everything about it. */
export function callSection(document: JsonObject, call: Call): string {
  const { method, path, operation } = call;
  const id = escapeHtml(operation.operationId);
  const parameters = operation.parameters.map((one) => Parameter.parse(dereference(document, one)));
  const replies = Object.entries(operation.responses).map(
    ([status, reply]) => [status, Reply.parse(dereference(document, reply))] as const,
  );
  return [
    '<details><summary><h3>',
    `<span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code>`,
    ` <span class="summary">${escapeHtml(operation.summary)}</span>`,
    `</h3></summary><div class="call" id="${id}">`,
    `<p><code>${id}</code> · ${whoMay(operation)}</p>`,
    blockText(operation.description),
    marks(operation),
    part('Parameters', parameters.length > 0 && fieldList(parameters.map(parameterField))),
    ...Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
      part(`Body, ${type}`, schema && shapeDetails(schema)),
    ),
    part('Replies', replies.map(([status, reply]) => replyText(status, reply)).join('')),
    part('With curl', curlSample(call, parameters)),
    '</div></details>',
  ].join('');
}

function part(title: string, content: string | false | undefined): string {
  return content ? `<h4>${escapeHtml(title)}</h4>${content}` : '';
}

/** `customer, by session or token` */
function whoMay({ security }: Operation): string {
  if (security.some((one) => Object.keys(one).length === 0)) return 'open to everybody';
  const roles = new Set(security.flatMap((one) => Object.values(one).flat()));
  const ways = security.flatMap((one) => Object.keys(one));
  return escapeHtml(`${[...roles].join(', ')}, by ${ways.join(' or ')}`);
}

function marks(operation: Operation): string {
  const found = Object.entries(operation).filter(([name]) => name.startsWith('x-'));
  if (found.length === 0) return '';
  const texts = found.map(([name, value]) => {
    const text = value === true ? name : `${name}: ${JSON.stringify(value)}`;
    return `<code>${escapeHtml(text)}</code>`;
  });
  return `<p>Marked ${texts.join(' ')}</p>`;
}

function parameterField({ name, in: place, required, schema, description }: Parameter) {
  const kind = [`in ${place}`, schema && kindOf(schema), required ? '' : 'optional'];
  return { name, kind: kind.filter(Boolean).join(', '), description: inlineText(description) };
}

function replyText(status: string, { description, content = {} }: Reply): string {
  const bodies = Object.values(content).map(({ schema }) => (schema ? shapeDetails(schema) : ''));
  return `<h5>${escapeHtml(status)}</h5><p>${inlineText(description)}</p>${bodies.join('')}`;
}
