type Fields = Record<string, unknown>;

export interface ChangedFields {
  /** Null when the record is new. */
  before: Fields | null;
  /** Null when the record is deleted. */
  after: Fields | null;
}

/**
 * Returns the fields that differ between two states of a record, or null if none do. Compares them
 * as stored JSON.
 */
export function changedFields(before: Fields | null, after: Fields | null): ChangedFields | null {
  if (before === null && after === null) return null;
  if (before === null || after === null) return { before, after };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length === 0) return null;
  return { before: pick(before, changed), after: pick(after, changed) };
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.filter((name) => name in fields).map((name) => [name, fields[name]]),
  );
}
