import { dereference, isObject, type Json, type JsonObject } from '@spindle/sdk/contract/document';
import type { Operation } from '@spindle/sdk/contract/operation';

const DEPTH = 6;

/** Lists the names of a call's parameters and body fields. */
export function requestFields(document: JsonObject, { parameters, bodies }: Operation): string[] {
  const fields = Object.values(bodies).flatMap((schema) => fieldsOf(document, schema));
  return [...parameters.map(({ name }) => name), ...fields];
}

/** Lists the names of a response's fields. */
export function replyFields(document: JsonObject, { responses, success }: Operation): string[] {
  const content = responses[String(success)]?.['content'];
  if (!isObject(content)) return [];
  return Object.entries(content).flatMap(([type, media]) => [
    type,
    ...(isObject(media) ? fieldsOf(document, media['schema']) : []),
  ]);
}

/**
 * Returns names such as `items[].price`, and one name for each enum value: `orderState=PENDING`.
 */
function fieldsOf(document: JsonObject, schema: Json | undefined, at = '', depth = 0): string[] {
  const found = dereference(document, schema);
  if (!isObject(found) || depth > DEPTH) return [];
  const { properties, items, enum: values } = found;
  const choices = found['anyOf'] ?? found['oneOf'];
  const below = (one: Json | undefined, place: string) => fieldsOf(document, one, place, depth + 1);
  return [
    ...(Array.isArray(choices) ? choices.flatMap((one) => below(one, at)) : []),
    ...(items === undefined ? [] : below(items, `${at}[]`)),
    ...(Array.isArray(values) ? values.map((value) => `${at}=${String(value)}`) : []),
    ...(isObject(properties)
      ? Object.entries(properties).flatMap(([name, one]) => {
          const place = at === '' ? name : `${at}.${name}`;
          return [place, ...below(one, place)];
        })
      : []),
  ];
}
