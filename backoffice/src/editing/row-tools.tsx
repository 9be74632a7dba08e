import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  title: string;
  /** True if the record's editor was just closed. Its Edit button then gets the focus. */
  focused: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Additional actions, shown before these. */
  children?: ReactNode;
}

/** Shows the administrators' actions for a list row. */
export function RowTools({ title, focused, onEdit, onDelete, children }: Props) {
  const translate = useTranslateText();
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
      <Tooltip title={translate('Edit')} enterDelay={400}>
        <IconButton
          aria-label={translate('Edit %{title}', { title })}
          ref={focused ? focusNode : undefined}
          onClick={onEdit}
        >
          <EditOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('Delete')} enterDelay={400}>
        <IconButton
          color="error"
          aria-label={translate('Delete %{title}', { title })}
          onClick={onDelete}
        >
          <DeleteOutlinedIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
