import type { TicketTemplate } from '@spindle/sdk/domain/support/templates';
import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Shows the reply templates in a dialog above a ticket. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [edited, setEdited] = useState<TicketTemplate | null>();
  if (edited !== undefined)
    return <TemplateForm template={edited} onClose={() => setEdited(undefined)} />;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={id}
      transitionDuration={0}
    >
      <DialogTitle id={id} component="h2">
        Templates
      </DialogTitle>
      <DialogContent>
        <TemplateList onEdit={setEdited} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={() => setEdited(null)}>
          New template
        </Button>
      </DialogActions>
    </Dialog>
  );
}
