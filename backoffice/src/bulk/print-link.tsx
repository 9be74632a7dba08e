import { replyOf } from '@spindle/sdk/errors';
import { shop } from '../providers/shop.ts';
import { FileLink } from '../ui/file-link.tsx';

/** The pages of a print that is over. */
export function PrintLink({ id }: { id: string }) {
  const params = { path: { id } };
  return (
    <div>
      <FileLink
        href={`/api/admin/bulk/${id}/print`}
        name="labels-and-slips.pdf"
        load={() => replyOf(shop.GET('/api/admin/bulk/{id}/print', { params, parseAs: 'blob' }))}
      >
        Labels and packing slips (PDF)
      </FileLink>
    </div>
  );
}
