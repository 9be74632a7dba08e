import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** For toggles: whether the tool is on at the cursor. */
  on?: boolean;
  /** For tools that show or hide a field: whether the field is visible. */
  expanded?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function ToolButton({ label, on, expanded, disabled = false, onClick, children }: Props) {
  return (
    <Tooltip title={label} enterDelay={400}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={expanded === undefined ? on : undefined}
          aria-expanded={expanded}
          disabled={disabled}
          onClick={onClick}
          sx={{
            width: 32,
            height: 32,
            borderRadius: '3px',
            color: 'text.primary',
            fontSize: '0.8125rem',
            fontWeight: 620,
            ...(on && { backgroundColor: 'action.selected', boxShadow: 'inset 0 -2px 0' }),
          }}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
