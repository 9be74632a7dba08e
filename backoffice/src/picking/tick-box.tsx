import CheckIcon from '@mui/icons-material/Check';
import { Box, Checkbox, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { colorsOf } from '../ui/tones.ts';

interface Props {
  label: string;
  /** Shown in the box until it is ticked. */
  face?: string;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}

/** A checkbox large enough for a gloved thumb. */
export function TickBox({ label, face, checked, disabled, onChange }: Props) {
  return (
    <Checkbox
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      icon={<Face>{face}</Face>}
      checkedIcon={
        <Face done>
          <CheckIcon sx={{ fontSize: 40 }} />
        </Face>
      }
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ p: '4px' }}
    />
  );
}

function Face({ done = false, children }: { done?: boolean; children: ReactNode }) {
  const { palette } = useTheme();
  const { ink, ground } = colorsOf('done', palette.mode);
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 52,
        height: 52,
        borderRadius: '3px',
        border: '3px solid',
        borderColor: done ? ink : 'text.secondary',
        color: done ? ground : 'text.secondary',
        backgroundColor: done ? ink : 'background.paper',
        fontSize: '1.25rem',
        fontWeight: 620,
      }}
    >
      {children}
    </Box>
  );
}
