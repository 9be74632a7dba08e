import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import { schemaUrl } from './addresses.ts';
import { inlineText } from './text.ts';
import type { Shape } from './shapes.ts';

/** Name, type and meaning of a value in a request or response. */
interface Field {
  name: string;
  kind: string;
  description: string;
}

export function fieldList(fields: readonly Field[]): string {
  const rows = fields.map(
    ({ name, kind, description }) =>
      `<dt><code>${escapeHtml(name)}</code> <small>${kind}</small></dt><dd>${description}</dd>`,
  );
  return `<dl class="fields">${rows.join('')}</dl>`;
}

/** Renders a value's contents: either a link to a description or the fields. */
export function shapeDetails(shape: Shape): string {
  return textOf(shape) + (isElsewhere(shape) ? `<p>${kindOf(shape)}</p>` : insides(shape));
}

/** Renders a value's type in a few words. */
export function kindOf(shape: Shape): string {
  const { $ref, items } = shape;
  const choices = shape.anyOf ?? shape.oneOf;
  if ($ref) return linkTo($ref);
  if (choices) return choices.map(kindOf).join(' or ');
  if (items) return `list of ${kindOf(items)}`;
  const terms = [typeName(shape), ...limits(shape)].filter(Boolean);
  return terms.map(escapeHtml).join(', ');
}

function insides(shape: Shape): string {
  const { properties, items, anyOf, oneOf, required } = shape;
  if (isElsewhere(shape)) return '';
  if (properties) {
    return fieldList(
      Object.entries(properties).map(([name, field]) => ({
        name,
        kind: kindOf(field) + (required.includes(name) ? '' : ', optional'),
        description: textOf(field) + insides(field),
      })),
    );
  }
  if (items) return insides(items);
  return (anyOf ?? oneOf ?? []).map(insides).join('');
}

function textOf({ description }: Shape): string {
  return description ? `<p>${inlineText(description)}</p>` : '';
}

/** Returns true if the type is a link to its full description. */
function isElsewhere({ $ref, items }: Shape): boolean {
  return ($ref ?? items?.$ref) !== undefined;
}

function linkTo($ref: string): string {
  const name = escapeHtml($ref.split('/').at(-1) ?? '');
  return `<a href="${schemaUrl(name)}">${name}</a>`;
}

function typeName({ type, format, enum: values, const: only }: Shape): string {
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  const kind = [type ?? []].flat().join(' or ');
  return format ? `${kind} (${format})` : kind;
}

function limits(shape: Shape): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = shape;
  return [
    ...rangeText(minLength, maxLength, 'characters'),
    ...rangeText(minimum, maximum, ''),
    ...rangeText(minItems, maxItems, 'entries'),
    ...(pattern ? [`pattern ${pattern}`] : []),
  ];
}

function rangeText(min: number | undefined, max: number | undefined, of: string): string[] {
  if (min === undefined && max === undefined) return [];
  if (min === undefined) return [`at most ${max} ${of}`.trim()];
  if (max === undefined) return [`at least ${min} ${of}`.trim()];
  return [`${min} to ${max} ${of}`.trim()];
}
