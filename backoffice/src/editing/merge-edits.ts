type Values = Record<string, string | number | boolean>;

/** What I changed, on top of what somebody else saved meanwhile. */
export function mergeEdits<Fields extends Values>(
  mine: Fields,
  start: Fields,
  theirs: Fields,
): Fields {
  const merged = { ...theirs };
  let field: keyof Fields;
  for (field in mine) {
    if (mine[field] !== start[field]) merged[field] = mine[field];
  }
  return merged;
}
