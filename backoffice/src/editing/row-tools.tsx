import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Its editor was closed just now: the focus comes back to where it was opened. */
  focused: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** What else can be done to it, before these. */
  children?: ReactNode;
}

/** What administrators do to a row of a list. */
export function RowTools({ title, focused, onEdit, onDelete, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignSelf: 'start',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: '4px',
      }}
    >
      {children}
      <Tooltip title="Edit" enterDelay={400}>
        <IconButton
          aria-label={`Edit ${title}`}
          ref={focused ? focusNode : undefined}
          onClick={onEdit}
        >
          <EditOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete" enterDelay={400}>
        <IconButton color="error" aria-label={`Delete ${title}`} onClick={onDelete}>
          <DeleteOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
