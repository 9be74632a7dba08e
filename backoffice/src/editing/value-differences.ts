type Values = Record<string, string | number | boolean>;

/** Field by field, what two people made of the same record. */
export function valueDifferences<Fields extends Values>(
  labels: Record<keyof Fields & string, string>,
  mine: Fields,
  theirs: Fields,
) {
  return Object.entries<string>(labels)
    .filter(([field]) => mine[field] !== theirs[field])
    .map(([field, label]) => ({
      label,
      mine: asText(mine[field]),
      theirs: asText(theirs[field]),
    }));
}

function asText(value: string | number | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === undefined || value === '' ? '–' : String(value);
}
