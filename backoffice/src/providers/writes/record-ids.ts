/** Returns the id of a record inside another, as in the contract's lists. No part contains `_`. */
export const idOf = (...parts: readonly string[]): string => parts.join('_');

export function partsOf(id: string): [group: string, member: string] {
  const [group = '', member = ''] = id.split('_');
  return [group, member];
}
