import { Box } from '@mui/material';
import { useState, type DragEvent, type ReactNode } from 'react';

interface Props {
  /** True while a file is being uploaded. */
  closed?: boolean;
  onDrop: (files: FileList) => void;
  children: ReactNode;
}

/** Accepts a dropped file. Its children are the text and, for everyone else, a button. */
export function DropArea({ closed = false, onDrop, children }: Props) {
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    // Otherwise the browser opens the file instead of the screen.
    event.preventDefault();
    setOver(false);
    if (!closed) onDrop(event.dataTransfer.files);
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!closed);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        mt: '4px',
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        border: '1px dashed',
        borderColor: over ? 'text.primary' : 'text.secondary',
        borderRadius: '3px',
        backgroundColor: over ? 'action.hover' : 'transparent',
      }}
    >
      {children}
    </Box>
  );
}
