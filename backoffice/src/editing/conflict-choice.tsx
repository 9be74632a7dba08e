import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useEffect, useRef } from 'react';
import { colorsOf } from '../ui/tones.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** A field to which two people gave different values, with both values as text. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface Props {
  /** Empty if both people saved the same values. */
  differences: readonly Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Asks which version to keep after someone else has saved in the meantime. */
export function ConflictChoice({ differences, onTakeTheirs, onKeepMine }: Props) {
  const translate = useTranslateText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="alert"
      sx={({ palette }) => ({
        display: 'grid',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '3px',
        boxShadow: `inset 4px 0 0 ${colorsOf('notice', palette.mode).ink}`,
        outline: 'none',
      })}
    >
      <div>
        <Typography variant="h2">
          {translate('Someone else saved changes while you were editing')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {differences.length === 0
            ? translate('Their version matches yours.')
            : translate(
                "Your changes aren't saved yet. Review the differences, then select a version.",
              )}
        </Typography>
      </div>
      {differences.length > 0 && <Differences differences={differences} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {translate('Use theirs')}
        </Button>
        {differences.length > 0 && (
          <Button variant="contained" onClick={onKeepMine}>
            {translate('Keep mine and save')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Differences({ differences }: Pick<Props, 'differences'>) {
  const translate = useTranslateText();
  return (
    <Box
      role="region"
      aria-label={translate('Differences')}
      tabIndex={0}
      sx={{ overflowX: 'auto' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('Field')}</TableCell>
            <TableCell>{translate('Mine')}</TableCell>
            <TableCell>{translate('Theirs')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ label, mine, theirs }) => (
            <TableRow key={label} sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'normal' }}>
                {translate(label)}
              </TableCell>
              <TableCell>{mine}</TableCell>
              <TableCell>{theirs}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
