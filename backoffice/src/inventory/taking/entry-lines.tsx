import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { TextInput } from '../../ui/inputs.tsx';
import { useFormContext } from 'react-hook-form';
import { formatCount } from '../../ui/format.ts';
import { keyOf, entryKinds, unitsOf, type EntryLine, type EntryKind } from './stock-entry.ts';

interface Props {
  taking: EntryKind;
  lines: readonly EntryLine[];
  onRemove: (place: number) => void;
}

/** Lists the scanned items, latest first. */
export function EntryLines({ taking, lines, onRemove }: Props) {
  const { units: label } = entryKinds[taking];
  const { setValue } = useFormContext();
  return (
    <Box component="ul" aria-label="Scanned" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line, place) => {
        const { item, rejection } = line;
        return (
          <Box
            component="li"
            key={keyOf(item)}
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
                {item.externalId ?? item.catalogItemId} · {formatCount(item.inventory)} available
              </Box>
              {rejection !== null && (
                <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
                  {rejection}
                </Box>
              )}
            </Box>
            <TextInput
              source={`lines.${place}.units`}
              label={label}
              parse={(text: string) => text.trim()}
              onChange={() => setValue(`lines.${place}.rejection`, null)}
              helperText={false}
              slotProps={{
                root: { error: unitsOf(line) === null },
                htmlInput: {
                  'aria-label': `${label}: ${item.title}`,
                  inputMode: 'numeric',
                  maxLength: 7,
                },
              }}
              sx={{ width: 104 }}
            />
            <IconButton aria-label={`Remove ${item.title}`} onClick={() => onRemove(place)}>
              <CloseIcon />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
