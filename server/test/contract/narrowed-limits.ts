import type { Json, JsonObject } from '@spindle/sdk/contract/document';

/**
 * Lists limits that reject what was accepted before. New values in a response's enum are not
 * included.
 */
export function narrowedLimits(before: JsonObject, after: JsonObject, at: string): string[] {
  const changes: string[] = [];
  for (const name of ['minLength', 'minimum', 'exclusiveMinimum', 'minItems']) {
    if (numberOf(after[name], -Infinity) > numberOf(before[name], -Infinity)) {
      changes.push(`${at} has a higher ${name}`);
    }
  }
  for (const name of ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems']) {
    if (numberOf(after[name], Infinity) < numberOf(before[name], Infinity)) {
      changes.push(`${at} has a lower ${name}`);
    }
  }
  for (const name of ['pattern', 'format']) {
    // Programs don't rely on text that this format rejects, because only people type it.
    if (after[name] === 'name') continue;
    if (after[name] !== undefined && after[name] !== before[name]) {
      changes.push(`${at} has another ${name}`);
    }
  }
  const values = after['enum'];
  if (!Array.isArray(values)) return changes;
  const taken = Array.isArray(before['enum']) ? before['enum'] : [];
  const lost = taken.filter((value) => !values.includes(value));
  if (taken.length === 0) changes.push(`${at} takes certain values only`);
  if (lost.length > 0) changes.push(`${at} does not take ${lost.join(', ')} any more`);
  return changes;
}

function numberOf(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
