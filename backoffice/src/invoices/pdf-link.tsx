import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../providers/shop.ts';
import { FileLink } from '../ui/file-link.tsx';

interface Props {
  id: string;
  number: string;
  /** True if the number is already shown next to the link. */
  short?: boolean;
}

/** Downloads the PDF that the customer received. */
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
