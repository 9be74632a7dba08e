import { dereference, isObject, type Json, type JsonObject } from '@spindle/sdk/contract/document';
import { readOperations, type Operation } from '@spindle/sdk/contract/operation';
import { compareSchemas, type Sides } from './compare-schemas.ts';

/**
 * Describes the changes that would break programs written for `released`. Returns an empty list if
 * all continue to work.
 */
export function breakingChanges(released: JsonObject, present: JsonObject): string[] {
  const now = new Map(readOperations(present).map((one) => [keyOf(one), one]));
  const sides = { released, present };
  return readOperations(released).flatMap((before) => {
    const after = now.get(keyOf(before));
    if (after === undefined) return [`${keyOf(before)} is gone`];
    return [
      ...compareNames(before, after),
      ...compareAccess(before, after),
      ...compareParameters(before, after, sides),
      ...compareBodies(before, after, sides),
      ...compareReplies(before, after, sides),
    ].map((change) => `${keyOf(before)}: ${change}`);
  });
}

/** The names of a path's parameters don't matter. */
function keyOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
}

function compareNames(before: Operation, after: Operation): string[] {
  return before.id === after.id ? [] : [`is called ${after.id} instead of ${before.id}`];
}

const roles = [undefined, 'pending', 'customer', 'warehouse', 'extended'];

function compareAccess(before: Operation, after: Operation): string[] {
  const changes: string[] = [];
  if (roles.indexOf(after.access.role) > roles.indexOf(before.access.role)) {
    changes.push(`needs the role ${after.access.role}`);
  }
  if (before.access.token && !after.access.token) changes.push('takes no token any more');
  if (after.humanCheck !== undefined && after.humanCheck !== before.humanCheck) {
    changes.push(`needs the human check ${after.humanCheck}`);
  }
  return changes;
}

function compareParameters(before: Operation, after: Operation, sides: Sides): string[] {
  const changes: string[] = [];
  const pathNames = (one: Operation) => one.parameters.filter(({ in: place }) => place === 'path');
  for (const [at, old] of before.parameters.entries()) {
    const same =
      old.in === 'path'
        ? pathNames(after)[pathNames(before).indexOf(old)]
        : after.parameters.find((one) => one.in === old.in && one.name === old.name);
    if (same === undefined) changes.push(`takes no ${old.in} parameter ${old.name} any more`);
    else changes.push(...compareSchemas(old.schema, same.schema, 'request', sides, old.name));
    if (same?.required && !old.required) changes.push(`demands ${old.name} (${at + 1})`);
  }
  const known = new Set(before.parameters.map(({ in: place, name }) => `${place} ${name}`));
  for (const { in: place, name, required } of after.parameters) {
    if (required && place !== 'path' && !known.has(`${place} ${name}`)) {
      changes.push(`demands the new ${place} parameter ${name}`);
    }
  }
  return changes;
}

function compareBodies(before: Operation, after: Operation, sides: Sides): string[] {
  // A signed body comes from a provider, whose contract defines it.
  if (before.rawBody && after.rawBody) return [];
  return Object.entries(before.bodies).flatMap(([type, schema]) => {
    const now = after.bodies[type];
    if (now === undefined) return [`takes no body of ${type} any more`];
    return compareSchemas(schema, now, 'request', sides, 'body');
  });
}

function compareReplies(before: Operation, after: Operation, sides: Sides): string[] {
  if (before.success !== after.success) {
    return [`answers ${after.success} instead of ${before.success}`];
  }
  const old = contentOf(sides.released, before);
  const now = contentOf(sides.present, after);
  return Object.entries(old).flatMap(([type, schema]) => {
    const present = now[type];
    if (present === undefined) return [`does not answer ${type} any more`];
    return compareSchemas(schema, present, 'reply', sides, 'reply');
  });
}

function contentOf(document: JsonObject, { responses, success }: Operation): Record<string, Json> {
  const response = dereference(document, responses[String(success)]);
  const content = isObject(response) ? response['content'] : undefined;
  if (!isObject(content)) return {};
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      isObject(media) ? (media['schema'] ?? {}) : {},
    ]),
  );
}
