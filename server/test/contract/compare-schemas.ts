import { dereference, isObject, type Json, type JsonObject } from '@spindle/sdk/contract/document';
import { narrowedLimits } from './narrowed-limits.ts';

export interface Sides {
  released: JsonObject;
  present: JsonObject;
}

/** A request has to be accepted as before; a response has to contain what was promised. */
export type Direction = 'request' | 'reply';

/** Lists the changes from `before` to `after` that break programs, each with its location. */
export function compareSchemas(
  before: Json,
  after: Json,
  direction: Direction,
  sides: Sides,
  at: string,
): string[] {
  const old = alternatives(sides.released, before);
  const now = alternatives(sides.present, after);
  // Every old request must match what is accepted now; every new response must match what was
  // promised.
  const [coming, taking] = direction === 'request' ? [old, now] : [now, old];
  return coming.flatMap((one) => {
    const tried = taking
      .filter((other) => kindOf(other) === kindOf(one) || kindOf(other) === undefined)
      .map((other) =>
        direction === 'request'
          ? compareOne(one, other, direction, sides, at)
          : compareOne(other, one, direction, sides, at),
      );
    if (tried.length === 0) {
      const verb = direction === 'request' ? 'takes no' : 'may now be';
      return [`${at} ${verb} ${kindOf(one) ?? 'anything'}`];
    }
    return tried.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

function compareOne(
  before: JsonObject,
  after: JsonObject,
  direction: Direction,
  sides: Sides,
  at: string,
): string[] {
  const changes = direction === 'request' ? narrowedLimits(before, after, at) : [];
  if (isObject(before['items']) && isObject(after['items'])) {
    const [old, now] = [before['items'], after['items']];
    changes.push(...compareSchemas(old, now, direction, sides, `${at}[]`));
  }
  const old = propertiesOf(before);
  const now = propertiesOf(after);
  for (const [name, schema] of Object.entries(old)) {
    const same = now[name];
    if (same !== undefined) {
      changes.push(...compareSchemas(schema, same, direction, sides, `${at}.${name}`));
    } else if (direction === 'reply' || after['additionalProperties'] === false) {
      changes.push(`${at}.${name} is gone`);
    }
  }
  const [demanded, promised] = [requiredOf(after), requiredOf(before)];
  const missing =
    direction === 'request'
      ? demanded.filter((name) => !promised.includes(name))
      : promised.filter((name) => !demanded.includes(name) && name in now);
  const verb = direction === 'request' ? 'is demanded' : 'may be missing';
  return [...changes, ...missing.map((name) => `${at}.${name} ${verb}`)];
}

/** Returns every type of value that a schema allows, as one schema each. */
function alternatives(document: JsonObject, schema: Json): JsonObject[] {
  const found = dereference(document, schema);
  if (!isObject(found)) return [];
  const choices = found['anyOf'] ?? found['oneOf'];
  if (Array.isArray(choices)) return choices.flatMap((one) => alternatives(document, one));
  const { type } = found;
  if (!Array.isArray(type)) return [found];
  return type.map((one) => ({ ...found, type: one }));
}

function kindOf({ type }: JsonObject): string | undefined {
  return typeof type === 'string' ? type : undefined;
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {};
}

function requiredOf({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}
