/** Whether `If-None-Match` names a weak tag; compared weakly (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, weakTag: string): boolean {
  if (header === undefined) return false;
  if (header === weakTag || header.trim() === '*') return true;
  const opaque = weakTag.slice(2);
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
