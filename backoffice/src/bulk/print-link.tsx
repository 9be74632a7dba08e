import { replyOf } from '@spindle/sdk/errors';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { FileLink } from '../ui/file-link.tsx';
import { bulkQuery } from './bulk-calls.ts';

/** The pages of a print that is over. */
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
            // It says which orders were cancelled meanwhile: the file lacks them.
            client.invalidateQueries(bulkQuery(id)),
          )
        }
      >
        Labels and packing slips (PDF)
      </FileLink>
    </div>
  );
}
