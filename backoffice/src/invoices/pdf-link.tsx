import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../providers/shop.ts';
import { FileLink } from '../ui/file-link.tsx';

interface Props {
  id: string;
  number: string;
  /** True if its number is shown beside it. */
  short?: boolean;
}

/** Downloads a document as the PDF its customer gets. */
export function PdfLink({ id, number, short = false }: Props) {
  const params = { path: { id } };
  return (
    <FileLink
      href={`/api/admin/invoices/${id}/pdf`}
      name={`${number}.pdf`}
      {...(short && { label: `${number} (PDF)` })}
      load={() => replyOf(shop.GET('/api/admin/invoices/{id}/pdf', { params, parseAs: 'blob' }))}
    >
      {short ? 'PDF' : `${number} (PDF)`}
    </FileLink>
  );
}
