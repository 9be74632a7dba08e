import { Box, Button } from '@mui/material';

export type ToolPage = 'attributes' | 'publisher';

interface Props {
  /** The sub page that was just closed. The focus returns to the button that opened it. */
  cameFrom: ToolPage | null;
  onOpen: (page: ToolPage) => void;
}

const tools = [
  { page: 'attributes', label: 'Attributes' },
  { page: 'publisher', label: 'Payment provider publisher' },
] as const;

/** Links from the preview to the sub pages for administrators. */
export function PreviewTools({ cameFrom, onOpen }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
      {tools.map(({ page, label }) => (
        <Button
          key={page}
          variant="outlined"
          ref={page === cameFrom ? focusNode : undefined}
          onClick={() => onOpen(page)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
