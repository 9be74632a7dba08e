import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import type { Call } from './call.ts';
import { parameterField, part, replyText } from './call-section.ts';
import { fieldList, shapeDetails } from './fields.ts';
import { blockText } from './text.ts';

/** Renders a webhook that the shop sends, and how the shop handles each response. */
export function webhookSection({ id, method, path, operation, ...call }: Call): string {
  const safe = escapeHtml(id);
  return [
    `<section class="call" id="${safe}" aria-labelledby="${safe}-title">`,
    `<h2 id="${safe}-title"><a href="#${safe}">${escapeHtml(operation.summary)}</a></h2>`,
    `<p class="address"><b class="method">${method}</b> `,
    `<span class="path">${escapeHtml(path)}</span></p>`,
    blockText(operation.description),
    part('Headers', call.parameters.length > 0 && fieldList(call.parameters.map(parameterField))),
    ...Object.entries(call.bodies).map(([type, { schema }]) =>
      part(`Body, ${type}`, schema && shapeDetails(schema)),
    ),
    part('Your response', call.replies.map(replyText).join('')),
    '</section>',
  ].join('');
}
