import { Box, Link } from '@mui/material';
import { replyOf } from '@spindle/sdk/errors';
import { saveFile } from '@spindle/sdk/save-file';
import { useMutation } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

/** A document by its number, to keep as the file its customer gets. */
export function PdfLink({ id, number }: { id: string; number: string }) {
  const { mutate, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const params = { path: { id } };
      const file = await replyOf(
        shop.GET('/api/admin/invoices/{id}/pdf', { params, parseAs: 'blob' }),
      );
      saveFile(file, `${number}.pdf`);
    },
  });
  return (
    <>
      <Link
        href={`/api/admin/invoices/${id}/pdf`}
        download={`${number}.pdf`}
        onClick={(event) => {
          event.preventDefault();
          mutate();
        }}
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {number} (PDF)
      </Link>
      {error && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {error.message}
        </Box>
      )}
    </>
  );
}
