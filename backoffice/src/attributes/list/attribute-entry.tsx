import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { Attribute } from '../attribute-calls.ts';
import { AttributeValue } from './attribute-value.tsx';

interface Props {
  attribute: Attribute;
  /** True if this attribute was just edited. Its Edit button then gets the focus. */
  focused: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function AttributeEntry({ attribute, focused, onEdit, onDelete }: Props) {
  const { attributeId, type } = attribute;
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography
          component="h3"
          variant="h2"
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {type} / {attributeId}
        </Typography>
        <Tooltip title="Edit" enterDelay={400}>
          <IconButton
            aria-label={`Edit ${attributeId}`}
            ref={focused ? focusNode : undefined}
            onClick={onEdit}
          >
            <EditOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Delete" enterDelay={400}>
          <IconButton color="error" aria-label={`Delete ${attributeId}`} onClick={onDelete}>
            <DeleteOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <AttributeValue attribute={attribute} />
    </Box>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
