type Values = Record<string, string | number | boolean>;

/** Returns the fields in which two people's versions of a record differ. */
export function valueDifferences<Fields extends Values>(
  labelOf: (field: string) => string,
  mine: Fields,
  theirs: Fields,
) {
  return Object.keys(theirs)
    .filter((field) => mine[field] !== theirs[field])
    .map((field) => ({
      label: labelOf(field),
      mine: asText(mine[field]),
      theirs: asText(theirs[field]),
    }));
}

function asText(value: string | number | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || value === '' ? '–' : String(value);
}
