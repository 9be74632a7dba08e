import { Box, Button } from '@mui/material';
import type { Editor } from '@tiptap/core';

/** Shows the tools for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  const tools = [
    { label: 'Add row', does: () => run().addRowAfter().run() },
    { label: 'Remove row', does: () => run().deleteRow().run() },
    { label: 'Add column', does: () => run().addColumnAfter().run() },
    { label: 'Remove column', does: () => run().deleteColumn().run() },
    { label: 'Heading row', does: () => run().toggleHeaderRow().run() },
    { label: 'Heading column', does: () => run().toggleHeaderColumn().run() },
    { label: 'Remove table', does: () => run().deleteTable().run() },
  ];
  return (
    <Box
      role="group"
      aria-label="Table"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2px',
        p: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {tools.map(({ label, does }) => (
        <Button key={label} size="small" onClick={does} sx={{ px: 1, minWidth: 0 }}>
          {label}
        </Button>
      ))}
    </Box>
  );
}
