import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { AddWordDialog } from './add-word-dialog.tsx';

/** From a search in vain to the word that finds something. */
export function AddWord({ query }: { query: string }) {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  return (
    <>
      <Button size="small" aria-label={`Add a word for ${query}`} onClick={() => setOpen(true)}>
        Add a word
      </Button>
      {open && (
        <AddWordDialog
          query={query}
          onCancel={() => setOpen(false)}
          onAdded={(reason) => {
            setOpen(false);
            notify(reason, { type: 'success' });
          }}
        />
      )}
    </>
  );
}
