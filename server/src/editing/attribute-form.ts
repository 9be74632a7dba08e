import sanitize from 'sanitize-html';
import { markupOptions } from '@spindle/sdk/markup';
import { requireValid } from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { type AttributeType, attributeValue } from '@spindle/sdk/domain/editing/attribute-value';
import { type AttributeFields, attributeName } from '@spindle/sdk/domain/editing/edit-attribute';

/** Markup of staff as it may stand in a page: text, tables, pictures and links, nothing that runs. */
export function cleanMarkup(markup: string): string {
  return sanitize(markup, markupOptions).trim();
}

interface AttributeForm {
  attributeId: string;
  fields: AttributeFields;
  version: number | undefined;
}

/**
 * A form as fields, judged by itself.
 * @throws 400 naming the field
 */
export function attributeForm(
  text: string,
  { type, value, description, version }: BodyOf<'saveItemAttribute'>,
): AttributeForm {
  const { name: attributeId } = requireValid(attributeName(text, type));
  const fields = { type, value: storedValue(type, value), description: description ?? null };
  return { attributeId, fields, version };
}

/** @throws 400 where that can't be the value of such an attribute */
export function storedValue(type: AttributeType, given: string | undefined): string {
  return requireValid(attributeValue(type, given, cleanMarkup)).value;
}
