import { Button } from '@mui/material';
import { useState } from 'react';
import { useCreating } from '../ui/create-in-list.tsx';
import { TokenForm } from './token-form.tsx';

/** Asks what a token is for, and creates it. */
export function NewToken({ onMade }: { onMade: (token: string) => void }) {
  const [open, setOpen] = useState(useCreating());
  return (
    <>
      <Button variant="outlined" sx={{ mb: 2, alignSelf: 'start' }} onClick={() => setOpen(true)}>
        New token…
      </Button>
      {open && (
        <TokenForm
          onCancel={() => setOpen(false)}
          onMade={(made) => {
            setOpen(false);
            onMade(made);
          }}
        />
      )}
    </>
  );
}
