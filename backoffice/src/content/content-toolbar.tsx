import AddIcon from '@mui/icons-material/Add';
import { Box, IconButton, Tooltip } from '@mui/material';
import { RefreshCdnButton } from '../editing/refresh-cdn-button.tsx';

interface Props {
  /** The label of the add button. */
  add: string;
  /** True if the editor for a new record was just closed. */
  focused: boolean;
  onAdd: () => void;
  /** Whether to offer to refresh the CDN. */
  withCdn?: boolean;
}

/** Shows the administrators' actions for a whole list. */
export function ContentToolbar({ add, focused, onAdd, withCdn = false }: Props) {
  return (
    <Box
      role="toolbar"
      aria-label="Administration"
      sx={{ display: 'flex', gap: '4px', ml: 'auto' }}
    >
      {withCdn && <RefreshCdnButton path="/creator/*" stale="sections" />}
      <Tooltip title={add}>
        <IconButton aria-label={add} ref={focused ? focusNode : undefined} onClick={onAdd}>
          <AddIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function focusNode(node: HTMLButtonElement | null): void {
  node?.focus();
}
