import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton } from '@mui/material';
import { memo } from 'react';
import { TextInput } from '../ui/inputs.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  place: number;
  text: string;
  onRemove: (place: number) => void;
}

export const SynonymField = memo(function Field({ place, text, onRemove }: Props) {
  const translate = useTranslateText();
  const name = text.trim() === '' ? `group ${place + 1}` : text.trim();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <TextInput
        source={`groups.${place}.text`}
        label={`Group ${place + 1}`}
        parse={String}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 520, autoCapitalize: 'none' } }}
      />
      <IconButton
        color="error"
        aria-label={translate('Remove %{name}', { name })}
        onClick={() => onRemove(place)}
      >
        <DeleteOutlinedIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});
