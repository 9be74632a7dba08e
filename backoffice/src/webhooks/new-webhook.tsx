import { Button } from '@mui/material';
import { useState } from 'react';
import { useCreating } from '../ui/create-in-list.tsx';
import { WebhookForm } from './webhook-form.tsx';

export function NewWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const [open, setOpen] = useState(useCreating());
  return (
    <>
      <Button variant="outlined" sx={{ mb: 2, alignSelf: 'start' }} onClick={() => setOpen(true)}>
        New webhook…
      </Button>
      {open && (
        <WebhookForm
          webhook={null}
          onSaved={({ secret }) => {
            setOpen(false);
            onMade(secret);
          }}
          onDismiss={() => setOpen(false)}
        />
      )}
    </>
  );
}
