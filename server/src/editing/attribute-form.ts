import sanitize from 'sanitize-html';
import { markupOptions } from '@spindle/sdk/markup';
import { requireValid } from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { type AttributeType, attributeValue } from '@spindle/sdk/domain/editing/attribute-value';
import { type AttributeFields, attributeName } from '@spindle/sdk/domain/editing/edit-attribute';

/**
 * Sanitizes markup from staff. Keeps text, tables, pictures and links, and removes anything that
 * could run code.
 */
export function cleanMarkup(markup: string): string {
  return sanitize(markup, markupOptions).trim();
}

interface AttributeForm {
  attributeId: string;
  fields: AttributeFields;
  version: number | undefined;
}

/**
 * Parses a form into an attribute's fields, without comparing them with the stored attribute.
 * @throws 400 naming the invalid field
 */
export function attributeForm(
  text: string,
  { type, value, description, version }: BodyOf<'saveItemAttribute'>,
): AttributeForm {
  const { name: attributeId } = requireValid(attributeName(text, type));
  const fields = { type, value: storedValue(type, value), description: description ?? null };
  return { attributeId, fields, version };
}

/**
 * Validates and cleans an attribute's value.
 * @throws 400 if the value is invalid for the attribute's type
 */
export function storedValue(type: AttributeType, input: string | undefined): string {
  return requireValid(attributeValue(type, input, cleanMarkup)).value;
}
