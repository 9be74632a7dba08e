import { DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { countOf, textsOf } from './bulk-text.ts';
import type { BulkInput, Selection } from './selection.ts';
import { PriceInput } from './price-input.tsx';
import { TagInput } from './tag-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useCloseUnsaved } from '../ui/unsaved.tsx';

interface Props extends Selection {
  /** `begun` is true if some records may have changed. */
  onClose: (begun: boolean) => void;
}

/**
 * Applies one action to many records. Shows the preview, the progress, and each record's result.
 */
export function BulkDialog({ onClose, ...first }: Props) {
  const id = useId();
  const [selected, setSelected] = useState<Selection>(first);
  const [started, setStarted] = useState<string | null>(null);
  const [begun, setBegun] = useState(false);
  const [filledIn, setFilledIn] = useState(false);
  const [close, question] = useCloseUnsaved(filledIn && started === null, () => onClose(begun));

  function start(job: string) {
    setStarted(job);
    setBegun(true);
  }

  function choose(next: Selection) {
    setSelected(next);
    setStarted(null);
  }

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
    >
      <DialogTitle id={`${id}-title`} component="h2">
        {selected.input?.undo !== undefined && 'Undo: '}
        {textsOf[selected.action].title(countOf(selected.records, selected.ids.length))}
      </DialogTitle>
      {started !== null ? (
        <BulkProgress id={started} chosen={selected} onNext={choose} onClose={close} />
      ) : lacksInput(selected) ? (
        <Input
          chosen={selected}
          onInput={(input) => choose({ ...selected, input })}
          onInputChange={setFilledIn}
          onClose={close}
        />
      ) : (
        <BulkPreview {...selected} onStarted={start} onClose={close} />
      )}
      {question}
    </Dialog>
  );
}

const lacksInput = ({ action, input }: Selection) =>
  !input && (action === 'tag' || action === 'prices');

interface InputProps {
  chosen: Selection;
  onInput: (input: BulkInput) => void;
  onInputChange: (filled: boolean) => void;
  onClose: () => void;
}

function Input({ chosen: { action, records }, ...props }: InputProps) {
  if (action === 'prices') return <PriceInput {...props} />;
  return <TagInput of={records === 'customers' ? records : 'orders'} {...props} />;
}
