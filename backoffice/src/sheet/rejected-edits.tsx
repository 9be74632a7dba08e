import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bulkQuery } from '../bulk/bulk-calls.ts';
import { countOf, isReady } from '../bulk/bulk-text.ts';
import { ResultList } from '../bulk/result-list.tsx';

/** Lists the items that were not changed, with reasons. Loaded on demand. */
export function RejectedEdits({ id, refused }: { id: string; refused: number }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ ...bulkQuery(id), enabled: open });
  const title = `Not changed: ${countOf('items', refused)}`;
  if (!open || !data) {
    return (
      <Button size="small" color="error" loading={open} onClick={() => setOpen(true)}>
        {title}
      </Button>
    );
  }
  return (
    <ResultList title={title} names={{}} results={data.results.filter((one) => !isReady(one))} />
  );
}
