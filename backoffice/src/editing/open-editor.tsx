import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { NEW } from './use-editing.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props<Edited> {
  /** The id in the URL, or `NEW`. */
  id: string;
  found: Edited | undefined;
  /** The message if the record doesn't exist, and the label of the link back. */
  gone: { title: string; text: string; back: string };
  onCancel: () => void;
  children: (edited: Edited | null) => ReactNode;
}

/** Keeps the editor open with its record, even if someone else deletes the record. */
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
