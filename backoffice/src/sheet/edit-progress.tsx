import { Button, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { bulkQuery } from '../bulk/bulk-calls.ts';
import { countOf, isReady } from '../bulk/bulk-text.ts';
import { ResultList } from '../bulk/result-list.tsx';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { items as itemsScreen } from './items-nav.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** A change that was started. */
export interface StartedChange {
  /** Ids for tracking the progress. */
  ids: readonly string[];
  items: number;
  /** Whether the change is scheduled for later. */
  later: boolean;
}

interface Props extends StartedChange {
  names: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Shows the progress and then the results, or that the change is scheduled. */
export function EditProgress({ ids, items, later, names, onClose }: Props) {
  const id = useId();
  const jobs = useQueries({ queries: ids.map((job) => ({ ...bulkQuery(job), enabled: !later })) });
  const over = jobs.every(({ data }) => data && data.state !== 'running');
  const done = jobs.reduce((sum, { data }) => sum + (data?.done ?? 0), 0);
  const failed = jobs.flatMap(({ data }) => data?.results.filter((one) => !isReady(one)) ?? []);
  const changed = countOf('items', done - failed.length);
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth transitionDuration={0}>
      <DialogTitle id={`${id}-title`} component="h2">
        {later ? 'Scheduled' : 'Changing'} {countOf('items', items)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {later && (
          <OutcomeNote
            focused
            outcome={{
              good: true,
              title: 'Changes scheduled',
              text: 'See and stop scheduled changes under Changes.',
            }}
          />
        )}
        {!later && !over && (
          <div>
            <LinearProgress
              aria-label="Progress"
              variant="determinate"
              value={items === 0 ? 100 : (100 * done) / items}
            />
            <div role="status">
              {done} of {items} done. You can close this. Changes continue in the background.
            </div>
          </div>
        )}
        {!later && over && (
          <OutcomeNote
            focused
            outcome={{ good: failed.length === 0, title: `${changed} changed.`, text: '' }}
          />
        )}
        <ResultList
          title={`Not changed: ${countOf('items', failed.length)}`}
          names={names}
          results={failed}
        />
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={`${itemsScreen.to}/changes`}>
          Changes
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
