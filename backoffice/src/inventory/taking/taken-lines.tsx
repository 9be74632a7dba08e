import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, TextField } from '@mui/material';
import { formatCount } from '../../ui/format-count.ts';
import { keyOf, takings, unitsOf, type TakenLine, type Taking } from './take.ts';

interface Props {
  taking: Taking;
  lines: readonly TakenLine[];
  onChange: (key: string, units: string) => void;
  onRemove: (key: string) => void;
}

/** What was scanned, the latest first. */
export function TakenLines({ taking, lines, onChange, onRemove }: Props) {
  const { units: label } = takings[taking];
  return (
    <Box component="ul" aria-label="Scanned" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => {
        const { item, units, refused } = line;
        const key = keyOf(item);
        return (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '4px 12px',
              py: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.title}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {item.externalId ?? item.catalogItemId} · {formatCount(item.inventory)} left
              </Box>
              {refused !== null && (
                <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
                  {refused}
                </Box>
              )}
            </Box>
            <TextField
              size="small"
              label={label}
              value={units}
              error={unitsOf(line) === null}
              onChange={({ target }) => onChange(key, target.value.trim())}
              slotProps={{
                htmlInput: {
                  'aria-label': `${label}: ${item.title}`,
                  inputMode: 'numeric',
                  maxLength: 7,
                },
              }}
              sx={{ width: 104 }}
            />
            <IconButton aria-label={`Remove ${item.title}`} onClick={() => onRemove(key)}>
              <CloseIcon />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
