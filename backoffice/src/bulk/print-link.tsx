import { replyOf } from '@spindle/sdk/errors';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { FileLink } from '../ui/file-link.tsx';
import { bulkQuery } from './bulk-calls.ts';

/** Links to the PDF file of a finished print job. */
export function PrintLink({ id }: { id: string }) {
  const client = useQueryClient();
  const params = { path: { id } };
  return (
    <div>
      <FileLink
        href={`/api/admin/bulk/${id}/print`}
        name="labels-and-slips.pdf"
        load={() =>
          replyOf(shop.GET('/api/admin/bulk/{id}/print', { params, parseAs: 'blob' })).finally(() =>
            // The server skipped orders that have since been canceled, so reload the job to show them.
            client.invalidateQueries(bulkQuery(id)),
          )
        }
      >
        Labels and packing slips (PDF)
      </FileLink>
    </div>
  );
}
