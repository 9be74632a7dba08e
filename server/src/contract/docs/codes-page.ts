import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { callUrl } from './addresses.ts';
import type { Call } from './call.ts';
import { sentencesOf } from './rejections.ts';

/** Renders every code with its messages and the calls that can return it. */
export function codesPage(calls: readonly Call[]): string {
  const uses = new Map<string, Set<Call>>();
  for (const call of calls) {
    const codes = call.replies.flatMap(([, reply]) => reply['x-codes']);
    for (const code of [...call.operation['x-codes'], ...codes]) {
      uses.set(code, (uses.get(code) ?? new Set()).add(call));
    }
  }
  const rows = [...new Set([...uses.keys(), ...Object.keys(sentencesOf)])]
    .toSorted()
    .map((code) => codeSection(code, [...(uses.get(code) ?? [])], calls.length));
  return [
    '<h1>Errors and codes</h1>',
    '<p>Distinguish errors by <code>code</code>: messages are for people, and their wording may ',
    'change. “…” is a placeholder. Any endpoint can also return METHOD_NOT_ALLOWED (405) and ',
    'INTERNAL_ERROR (500).</p>',
    ...rows,
  ].join('');
}

function codeSection(code: string, users: readonly Call[], all: number): string {
  const sentences = (sentencesOf[code] ?? []).map((one) => `<li>${escapeHtml(one)}</li>`);
  const links = users.map(({ tag, id }) => `<a href="${callUrl(tag, id)}">${escapeHtml(id)}</a>`);
  const some = users.length === 0 ? 'bulk endpoints, for individual records' : links.join(', ');
  const answered = users.length > all / 4 ? `${users.length} endpoints` : some;
  return [
    `<section id="${code}" aria-labelledby="${code}-title">`,
    `<h2 id="${code}-title"><a href="#${code}">${code}</a></h2>`,
    `<ul>${sentences.join('')}</ul><p class="type">Returned by ${answered}.</p></section>`,
  ].join('');
}
