import { Button, DialogActions, DialogContent, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCreate } from '../providers/write-hooks.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { previewQuery, type Result } from './bulk-calls.ts';
import { centsOf, countOf, isReady, textsOf } from './bulk-text.ts';
import type { Selection } from './selection.ts';
import { ResultList } from './result-list.tsx';

interface Props extends Selection {
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Shows what the action would do and what it would cost, before it starts. */
export function BulkPreview({ onStarted, onClose, ...selected }: Props) {
  const { action, records, input, names } = selected;
  const { data, error, isFetching, refetch } = useQuery(previewQuery(selected));
  const fit = data?.results.filter(isReady) ?? [];
  const cents = centsOf(fit);
  const [create, start] = useCreate('bulk', {
    onSuccess: ({ id }) => onStarted(id),
    // After a rejection, the records no longer match the preview.
    onError: () => void refetch(),
  });
  const begin = () =>
    create({
      data: {
        action,
        ids: fit.map(({ id }) => id),
        ...(input && { input }),
        ...(action === 'labels' && { mostCents: cents }),
      },
    });
  const failure = start.error ?? (isFetching ? null : error);
  const invalid: Result[] = data?.results.filter((one) => !isReady(one)) ?? [];
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure && (
          <OutcomeNote outcome={{ good: false, title: 'No changes made', text: failure.message }} />
        )}
        {data ? (
          <>
            {fit.length === 0 && (
              <OutcomeNote
                outcome={{ good: false, title: 'None of these can be processed', text: '' }}
              />
            )}
            <ResultList
              title={`Skipped: ${countOf(records, invalid.length)}`}
              {...{ names }}
              results={invalid}
            />
            <ResultList
              title={`Ready: ${countOf(records, fit.length)}`}
              {...{ names }}
              results={fit}
            />
          </>
        ) : (
          !failure && (
            <div role="status" aria-label="Checking records">
              <Skeleton variant="rectangular" animation={false} sx={{ height: 156 }} />
            </div>
          )
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Dismiss</Button>
        {(error && !data) || (data && fit.length === 0) ? (
          <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={isFetching || start.isPending}
            onClick={() => begin()}
          >
            {data
              ? textsOf[action].confirm(countOf(records, fit.length), fit.length, cents)
              : 'Please wait'}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
