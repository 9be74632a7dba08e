import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../providers/shop.ts';
import { FileLink } from '../ui/file-link.tsx';

/** A document by its number, to keep as the file its customer gets. */
export function PdfLink({ id, number }: { id: string; number: string }) {
  const params = { path: { id } };
  return (
    <FileLink
      href={`/api/admin/invoices/${id}/pdf`}
      name={`${number}.pdf`}
      load={() => replyOf(shop.GET('/api/admin/invoices/{id}/pdf', { params, parseAs: 'blob' }))}
    >
      {number} (PDF)
    </FileLink>
  );
}
