import AddIcon from '@mui/icons-material/Add';
import { Box, IconButton, Tooltip } from '@mui/material';
import { RefreshCdnButton } from '../editing/refresh-cdn-button.tsx';

interface Props {
  /** What the plus adds. */
  add: string;
  /** The editor of a new one was closed just now. */
  focused: boolean;
  onAdd: () => void;
  /** Copies near the customers can be made anew here. */
  withCdn?: boolean;
}

/** What administrators do to a whole list. */
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
