import { Button } from '@mui/material';
import { useState } from 'react';
import { useCreating } from '../ui/create-in-list.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

/** Opens the dialog for creating a redirect. */
export function NewRedirect() {
  const [open, setOpen] = useState(useCreating());
  return (
    <>
      <Button variant="outlined" sx={{ mb: 2, alignSelf: 'start' }} onClick={() => setOpen(true)}>
        New redirect…
      </Button>
      {open && <RedirectDialog redirect={null} onClose={() => setOpen(false)} />}
    </>
  );
}
