import { Box } from '@mui/material';
import { useState, type DragEvent, type ReactNode } from 'react';

interface Props {
  /** True while a file is being uploaded. */
  closed?: boolean;
  onDrop: (files: FileList) => void;
  children: ReactNode;
}

/** Accepts a dropped file. The children are the hint and a button for users who don't drag. */
export function DropArea({ closed = false, onDrop, children }: Props) {
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    // Keeps the browser from leaving the screen to open the file.
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
