import { readFileSync } from 'node:fs';
import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { z } from 'zod';
import { codeUrl } from './addresses.ts';
import type { Call } from './call.ts';
import { inlineText } from './text.ts';

const file = new URL('../../../../sdk/contract/refusal-sentences.json', import.meta.url);
const Sentences = z.record(z.string(), z.array(z.string()));

/** The messages for each code. "…" represents inserted values. */
export const sentencesOf = Sentences.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Lists the call's rejections with status 200, and its error statuses with their codes. */
export function rejectionList({ operation, replies }: Call): string {
  const own = operation['x-codes'];
  const outcomes = own.length === 0 ? [] : [rejection('This endpoint', '', own)];
  const failures = replies
    .filter(([status]) => Number(status) >= 400)
    .map(([status, reply]) => rejection(status, inlineText(reply.description), reply['x-codes']));
  return `<dl class="refusals">${[...outcomes, ...failures].join('')}</dl>`;
}

function rejection(title: string, text: string, codes: readonly string[]): string {
  const listed = codes.map((code) => {
    const sentence = title === 'This endpoint' ? (sentencesOf[code] ?? []).join(' · ') : '';
    return `<li>${codeLink(code)} ${escapeHtml(sentence)}</li>`;
  });
  return `<dt>${title}</dt><dd>${text}<ul>${listed.join('')}</ul></dd>`;
}

export function codeLink(code: string): string {
  return `<a href="${codeUrl(code)}"><code>${escapeHtml(code)}</code></a>`;
}
