/** Returns the string property `member` of `record` in a response. */
export function memberOf(body: unknown, record: string, member: string): string {
  const found = membersOf(membersOf(body)[record])[member];
  if (typeof found !== 'string') throw new Error(`no ${member} in ${JSON.stringify(body)}`);
  return found;
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
