/** The entries about one thing: `order 6f0c1f3a-…`, `customer 019a3b5c-…`. */
export function auditOf(subject: string): string {
  const list = { filter: JSON.stringify({ subject }), page: '1' };
  return `/ui/admin/audit?${new URLSearchParams(list).toString()}`;
}
