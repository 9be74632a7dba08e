import { Box } from '@mui/material';
import { mono } from '../../ui/theme.ts';

interface Props {
  value: string;
  onChange: (markup: string) => void;
  labelledBy: string;
  describedBy: string;
}

export function SourceEditor({ value, onChange, labelledBy, describedBy }: Props) {
  return (
    <Box
      component="textarea"
      rows={16}
      spellCheck={false}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{
        display: 'block',
        width: '100%',
        boxSizing: 'border-box',
        p: 1.5,
        resize: 'vertical',
        color: 'text.primary',
        backgroundColor: 'background.paper',
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: '3px',
        fontFamily: mono,
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        tabSize: 2,
        '&:focus-visible': { outline: '2px solid', outlineOffset: '-1px' },
      }}
    />
  );
}
