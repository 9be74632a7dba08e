/** Puts the members of each family together, at the position of the first one. */
export function byFamily<Item extends { family?: { familyId: string } }>(
  items: readonly Item[],
): Item[] {
  const families = Map.groupBy(items, ({ family }) => family?.familyId);
  return items.flatMap((item) => {
    if (item.family === undefined) return [item];
    const members = families.get(item.family.familyId) ?? [];
    return members[0] === item ? members : [];
  });
}
