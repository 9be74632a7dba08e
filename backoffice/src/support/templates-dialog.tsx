import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import type { TypedTemplate } from './templates.ts';
import { newTemplate, TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The answers that are kept, above a ticket that one is wanted for. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [edited, setEdited] = useState<TypedTemplate | null>(null);
  if (edited) return <TemplateForm template={edited} onClose={() => setEdited(null)} />;
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
        <Button variant="contained" onClick={() => setEdited(newTemplate)}>
          New template
        </Button>
      </DialogActions>
    </Dialog>
  );
}
