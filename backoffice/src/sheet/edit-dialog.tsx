import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  TextField,
} from '@mui/material';
import { idOf } from '@spindle/sdk/domain/bulk/item-edit';
import type { ReadRow } from '@spindle/sdk/domain/bulk/sheet';
import { zoneText } from '@spindle/sdk/domain/time/day-text';
import { instantOf } from '@spindle/sdk/domain/time/shop-days';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Result } from '../bulk/bulk-calls.ts';
import { countOf } from '../bulk/bulk-text.ts';
import { ResultList } from '../bulk/result-list.tsx';
import { useShopTimeZone } from '../ui/shop-time.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { sorted } from './edit-results.ts';
import { previewEdits, startEdits } from './edit-calls.ts';
import { EditProgress, type StartedChange } from './edit-progress.tsx';
import { SheetConflicts } from './sheet-conflicts.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useCloseUnsaved } from '../ui/unsaved.tsx';

interface Props {
  rows: readonly ReadRow[];
  /** The names of the items. */
  names: Readonly<Record<string, string>>;
  /** Called with the items whose edits have started. */
  onStarted: (ids: readonly string[]) => void;
  onClose: () => void;
  /**
   * Called with the user's decision about an item that others have changed. Undefined if no
   * decision is needed.
   */
  onResolve?: (id: string, keep: boolean) => void;
  /** Id of the change that this undoes. */
  undo?: string;
}

/** Previews the change row by row, then starts it now or later. */
export function EditDialog({ rows, names, onStarted, onClose, onResolve, undo }: Props) {
  const id = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [some, setSome] = useState(false);
  const timeZone = useShopTimeZone();
  const [at, setAt] = useState('');
  const [begun, setBegun] = useState<StartedChange | null>(null);
  const edits = rows.filter(({ errors }) => errors.length === 0).map(({ edit }) => edit);
  const { data, error, refetch } = useQuery({
    // Doesn't use the SDK's reads, because the preview takes several POST calls.
    queryKey: ['edit-preview', edits, undo],
    queryFn: () => previewEdits(edits, undo),
    enabled: edits.length > 0,
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const results: readonly Result[] | undefined = edits.length === 0 ? [] : data;
  const { fit, same, met: conflicts, invalid } = sorted(rows, results ?? []);
  const fitIds = new Set(fit.map((one) => one.id));
  const startsAt = at === '' ? null : instantOf(timeZone, at).toISOString();
  const start = useAction({
    mutationFn: () =>
      startEdits(edits, {
        startsAt,
        key,
        undo: undo ?? null,
        isSelected: (one) => fitIds.has(idOf(one)),
        onTakenUp: () => setSome(true),
      }),
    onSuccess(ids) {
      setBegun({ ids, items: fit.length, later: startsAt !== null });
      onStarted([...fitIds]);
    },
    onError() {
      // After a rejection, the displayed items may be outdated.
      void refetch();
    },
  });
  const [close, question] = useCloseUnsaved(at !== '' && begun === null, onClose);
  const count = countOf('items', fit.length);
  const failure = start.error ?? error;
  if (begun) {
    const titles = fit.map((one) => [one.id, names[one.id] ?? one.title ?? one.id]);
    return <EditProgress {...begun} names={Object.fromEntries(titles)} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="md"
      transitionDuration={0}
    >
      <DialogTitle id={`${id}-title`} component="h2">
        {undo === undefined ? 'Review changes' : 'Review changes to revert'}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failure && (
          <OutcomeNote
            outcome={{
              good: false,
              title: some ? 'Only some changes were accepted' : 'No changes made',
              text: failure.message,
            }}
          />
        )}
        {results ? (
          <>
            <SheetConflicts {...{ met: conflicts, names, onResolve }} />
            <ResultList
              title={`Skipped: ${countOf('items', invalid.length)}`}
              {...{ names }}
              results={invalid}
            />
            <ResultList title={`To change: ${count}`} {...{ names }} results={fit} />
            {same > 0 && <div>{countOf('items', same)} unchanged.</div>}
          </>
        ) : (
          !error && (
            <div role="status" aria-label="Checking records">
              <Skeleton variant="rectangular" animation={false} sx={{ height: 156 }} />
            </div>
          )
        )}
        <Box sx={{ pt: 1 }}>
          <TextField
            type="datetime-local"
            label="When"
            helperText={`Shop time (${zoneText(timeZone)}). Leave blank to apply now.`}
            value={at}
            onChange={({ target }) => setAt(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Dismiss</Button>
        <Button
          variant="contained"
          disabled={fit.length === 0}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {startsAt === null ? `Change ${count}` : `Schedule ${count}`}
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}
