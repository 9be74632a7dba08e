import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { NEW } from './use-editing.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props<Edited> {
  /** The id in the address, or `NEW`. */
  id: string;
  found: Edited | undefined;
  /** What is said where it is not there, and the way back. */
  gone: { title: string; text: string; back: string };
  onCancel: () => void;
  children: (edited: Edited | null) => ReactNode;
}

/** An editor stays open with what it was opened with, also where somebody deletes that meanwhile. */
export function OpenEditor<Edited>({ id, found, gone, onCancel, children }: Props<Edited>) {
  const [opened] = useState(found);
  const translate = useTranslateText();
  const edited = found ?? opened;
  if (edited || id === NEW) return children(edited ?? null);
  return (
    <Notice
      alert
      title={gone.title}
      action={
        <Button variant="outlined" onClick={onCancel}>
          {translate(gone.back)}
        </Button>
      }
    >
      {gone.text}
    </Notice>
  );
}
