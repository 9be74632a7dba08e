import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Paper } from '@mui/material';
import { MAX_RECORDS } from '@spindle/sdk/domain/bulk/input';
import { useRef, type ReactNode } from 'react';
import { SelectAllButton, useListContext } from 'react-admin';
import { formatCount } from './format.ts';
import { useShortcut } from './shortcuts.ts';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  children: ReactNode;
}

/**
 * Shows actions for the selected records of a list. In the page's order they come before the rows,
 * for keyboard users. Visually they stick to the bottom of the window, even for a long list.
 */
export function BulkBar({ children }: Props) {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslateText();
  const count = selectedIds.length;
  const actions = useRef<HTMLDivElement>(null);
  useShortcut('a', () => actions.current?.querySelector('button')?.focus());
  return (
    <Paper
      component="section"
      aria-label={translate('Selected')}
      // Hidden instead of removed, so that its open dialogs stay open when nothing is selected.
      hidden={count === 0}
      sx={{
        order: 1,
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        mx: { xs: -2, sm: 0 },
        px: 1.5,
        py: 0.75,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        borderTop: 2,
        borderColor: 'text.primary',
        backgroundColor: 'action.selected',
        '&[hidden]': { display: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      <IconButton
        size="small"
        aria-label={translate('Clear selection')}
        onClick={() => onUnselectItems()}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
      <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 560 }}>
        {count > 0 && translate('%{count} selected', { count: formatCount(count) })}
      </Box>
      <SelectAllButton label="Select all matching" limit={MAX_RECORDS} />
      <Box ref={actions} sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: '4px 8px' }}>
        {children}
      </Box>
    </Paper>
  );
}
