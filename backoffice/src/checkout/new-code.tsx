import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCreating } from '../ui/create-in-list.tsx';
import { CodeDialog } from './code-dialog.tsx';

/** Opens the dialog for creating a discount code. */
export function NewCode() {
  const [open, setOpen] = useState(useCreating());
  const notify = useNotify();
  return (
    <>
      <Button variant="outlined" sx={{ mb: 2, alignSelf: 'start' }} onClick={() => setOpen(true)}>
        New code…
      </Button>
      {open ? (
        <CodeDialog
          onDismiss={() => setOpen(false)}
          onMade={(reason) => {
            setOpen(false);
            notify(reason, { type: 'success' });
          }}
        />
      ) : null}
    </>
  );
}
