import { opposites } from '@spindle/sdk/domain/bulk/undo';
import { Box, Button, DialogActions, DialogContent, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../providers/write-hooks.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { bulkQuery, type Action, type Bulk } from './bulk-calls.ts';
import { countOf, isReady, textsOf } from './bulk-text.ts';
import type { BulkInput, Selection, Records } from './selection.ts';
import { PrintLink } from './print-link.tsx';
import { ResultList } from './result-list.tsx';

interface Props {
  id: string;
  /** The records that the job was started with. */
  chosen: Selection;
  /** Continues with some of the records: those that failed, or those ready for the next action. */
  onNext: (selected: Selection) => void;
  onClose: () => void;
}

/**
 * Shows the progress, then each failed record's result. The job continues if the dialog is closed.
 */
export function BulkProgress({ id, chosen, onNext, onClose }: Props) {
  const { records, names } = chosen;
  const { data, error } = useQuery(bulkQuery(id));
  const [stop, stopping] = useAct('bulk', 'cancel');
  const failed = data?.results.filter((one) => !isReady(one)) ?? [];
  const running = !data || data.state === 'running';
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && (
          <OutcomeNote
            outcome={{ good: false, title: "Couldn't load progress", text: error.message }}
          />
        )}
        {running ? (
          <Running done={data?.done ?? 0} total={data?.total} />
        ) : (
          <Over bulk={data} records={records} failed={failed.length} />
        )}
        <ResultList
          title={`Failed: ${countOf(records, failed.length)}`}
          names={names}
          results={failed}
        />
      </DialogContent>
      <DialogActions>
        {running ? (
          <Button disabled={stopping.isPending} onClick={() => stop({ id })}>
            Stop
          </Button>
        ) : (
          <Further bulk={data} chosen={chosen} onNext={onNext} />
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}

function Running({ done, total }: { done: number; total: number | undefined }) {
  return (
    <div>
      <LinearProgress
        aria-label="Progress"
        variant="determinate"
        value={total ? (100 * done) / total : 0}
      />
      <Box role="status" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined ? 'Starting…' : `${done} of ${total} done`}
      </Box>
    </div>
  );
}

interface OverProps {
  bulk: Bulk;
  records: Records;
  failed: number;
}

function Over({ bulk, records, failed }: OverProps) {
  const { id, action, state, total, done } = bulk;
  const title = textsOf[action].done(countOf(records, done - failed), done - failed);
  const text = state === 'cancelled' ? `Stopped. ${total - done} not processed.` : '';
  return (
    <>
      <OutcomeNote outcome={{ good: failed === 0, title, text }} focused />
      {action === 'print' && done > failed && <PrintLink id={id} />}
    </>
  );
}

/** The next action on the way from paid to shipped. */
const following: Partial<Record<Action, { action: Action; label: string }>> = {
  pick: { action: 'labels', label: 'Buy labels' },
  labels: { action: 'print', label: 'Print labels and slips' },
};

/** To undo tags, the server needs to know whether they are on orders or customers. */
const backOf = ({ action, input }: Selection, undo: string): BulkInput =>
  action === 'tag' && input?.of ? { of: input.of, undo } : { undo };

function Further({ bulk, chosen, onNext }: { bulk: Bulk } & Pick<Props, 'chosen' | 'onNext'>) {
  const { id: undo, action, results } = bulk;
  const back = opposites[action];
  const idsOf = (fit: boolean) => results.filter((one) => isReady(one) === fit).map(({ id }) => id);
  const [failed, fit, next] = [idsOf(false), idsOf(true), following[action]];
  return (
    <>
      {failed.length > 0 && (
        <Button onClick={() => onNext({ ...chosen, ids: failed })}>Retry failed</Button>
      )}
      {fit.length > 0 && back && (
        <Button
          onClick={() => onNext({ ...chosen, action: back, ids: fit, input: backOf(chosen, undo) })}
        >
          Undo…
        </Button>
      )}
      {fit.length > 0 && next && (
        <Button
          variant="contained"
          onClick={() => onNext({ ...chosen, action: next.action, ids: fit })}
        >
          {next.label}
        </Button>
      )}
    </>
  );
}
