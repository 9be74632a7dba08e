import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRedirect } from 'react-admin';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { useAct, useDelete } from '../providers/write-hooks.ts';
import { useOutcomeNotes } from '../providers/use-outcome-notes.ts';
import type { DeadLetter } from './dead-letter.ts';
import { ResendButton } from './resend-button.tsx';

const removal: Question = {
  title: 'Discard this job?',
  text: "The job won't run again. This can't be undone.",
  confirm: 'Discard job',
};

/** Shows the actions for a failed job. Each action leads back to the list. */
export function JobActions({ deadLetter }: { deadLetter: DeadLetter }) {
  const { id, job } = deadLetter;
  const [question, setQuestion] = useState<Question | null>(null);
  const redirect = useRedirect();
  const toList = () => redirect('list', 'jobs');
  const { total: sameJob } = useGetList('jobs', {
    filter: { job },
    pagination: { page: 1, perPage: 1 },
  });
  const notes = useOutcomeNotes(toList);
  const [remove, removing] = useDelete('jobs', notes);
  const [resendAll, resending] = useAct('jobs', 'resendAll', notes);
  const isPending = removing.isPending || resending.isPending;

  function drop() {
    setQuestion(null);
    remove({ id });
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      <ResendButton deadLetter={deadLetter} onDone={toList} />
      {sameJob !== undefined && (
        <Button disabled={isPending} onClick={() => resendAll({ data: { job } })}>
          Retry all {sameJob} “{job}” jobs
        </Button>
      )}
      <Button color="error" disabled={isPending} onClick={() => setQuestion(removal)}>
        Discard…
      </Button>
      <ConfirmDialog question={question} onDismiss={() => setQuestion(null)} onConfirm={drop} />
    </Box>
  );
}
