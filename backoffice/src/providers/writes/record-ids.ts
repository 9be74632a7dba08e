/** The id of a record inside another, as the lists of the contract have it. No part has a `_`. */
export const idOf = (...parts: readonly string[]): string => parts.join('_');

export function partsOf(id: string): [group: string, member: string] {
  const [group = '', member = ''] = id.split('_');
  return [group, member];
}
