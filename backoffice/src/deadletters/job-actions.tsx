import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRedirect } from 'react-admin';
import { ConfirmDialog, type Question } from '../ui/confirm-dialog.tsx';
import { dropJob, resendJobs, useJobCall, type DeadLetter } from './calls.ts';
import { ResendButton } from './resend-button.tsx';

const removal: Question = {
  title: 'Drop this job?',
  text: 'What it was to do is not done any more. This cannot be undone.',
  confirm: 'Drop job',
};

/** What can be done with a job that was given up. Each leads back to the others. */
export function JobActions({ deadLetter }: { deadLetter: DeadLetter }) {
  const { id, job } = deadLetter;
  const [question, setQuestion] = useState<Question | null>(null);
  const redirect = useRedirect();
  const toList = () => redirect('list', 'jobs');
  const { total: sameJob } = useGetList('jobs', {
    filter: { job },
    pagination: { page: 1, perPage: 1 },
  });
  const { mutate, isPending } = useJobCall(toList);

  function drop() {
    setQuestion(null);
    mutate(() => dropJob(id));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      <ResendButton deadLetter={deadLetter} onDone={toList} />
      {sameJob !== undefined && (
        <Button disabled={isPending} onClick={() => mutate(() => resendJobs(job))}>
          Send all {sameJob} “{job}” jobs again
        </Button>
      )}
      <Button color="error" disabled={isPending} onClick={() => setQuestion(removal)}>
        Drop…
      </Button>
      <ConfirmDialog question={question} onDismiss={() => setQuestion(null)} onConfirm={drop} />
    </Box>
  );
}
