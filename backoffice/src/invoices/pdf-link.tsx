import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../providers/shop.ts';
import { FileLink } from '../ui/file-link.tsx';

interface Props {
  id: string;
  number: string;
  /** Where its number stands beside it. */
  short?: boolean;
}

/** A document by its number, to keep as the file its customer gets. */
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
