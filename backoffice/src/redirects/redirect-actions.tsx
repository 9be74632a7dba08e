import type { Redirect } from '@spindle/sdk/domain/redirects/redirects';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useOutcomeNotes } from '../providers/use-outcome-notes.ts';
import { useDelete } from '../providers/write-hooks.ts';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

export function RedirectActions({ redirect }: { redirect: Redirect }) {
  const { id, from } = redirect;
  const [editing, setEditing] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const [remove, { isPending }] = useDelete('redirects', useOutcomeNotes());
  const deletion: Question = {
    title: 'Delete this redirect?',
    text: `Visitors of ${from} will get an error page.`,
    confirm: 'Delete redirect',
  };
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <Button size="small" aria-label={`Edit ${from}`} onClick={() => setEditing(true)}>
        Edit…
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`Delete ${from}`}
        disabled={isPending}
        onClick={() => setQuestion(deletion)}
      >
        Delete…
      </Button>
      {editing && <RedirectDialog redirect={redirect} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        question={question}
        onDismiss={() => setQuestion(null)}
        onConfirm={() => {
          setQuestion(null);
          remove({ id });
        }}
      />
    </Box>
  );
}
