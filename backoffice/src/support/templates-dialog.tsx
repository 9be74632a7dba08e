import type { TicketTemplate } from '@spindle/sdk/domain/support/templates';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { removeTemplate, templatesQuery, type TypedTemplate } from './template-calls.ts';
import { TemplateForm } from './template-form.tsx';

/** All answers that are kept: new ones, changes, and what is not needed any more. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const { data = [], error, refetch } = useQuery(templatesQuery);
  const [edited, setEdited] = useState<TypedTemplate | null>(null);
  const [unwanted, setUnwanted] = useState<TicketTemplate | null>(null);
  const remove = useMutation({
    mutationFn: removeTemplate,
    onSettled: () => client.invalidateQueries(templatesQuery),
  });
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
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <OutcomeNote
          outcome={
            remove.error && { good: false, title: 'Not deleted', text: remove.error.message }
          }
        />
        {error && <LoadFailed error={error} retry={refetch} />}
        {!error && data.length === 0 && <div>No answer is kept yet.</div>}
        <Box component="ul" aria-label="Templates" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((template) => (
            <Box
              component="li"
              key={template.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {template.name}
              </Box>
              <Button aria-label={`Edit ${template.name}`} onClick={() => setEdited(template)}>
                Edit
              </Button>
              <Button
                color="error"
                aria-label={`Delete ${template.name}`}
                onClick={() => setUnwanted(template)}
              >
                Delete
              </Button>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" onClick={() => setEdited({ name: '', text: '' })}>
          New template
        </Button>
      </DialogActions>
      <ConfirmDialog
        question={
          unwanted && {
            title: `Delete ${unwanted.name}?`,
            text: 'It is gone for all of staff; answers that were sent stay.',
            confirm: 'Delete',
          }
        }
        onDismiss={() => setUnwanted(null)}
        onConfirm={() => {
          if (unwanted) remove.mutate(unwanted.id);
          setUnwanted(null);
        }}
      />
    </Dialog>
  );
}
