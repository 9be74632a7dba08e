import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { HintBox } from '../../ui/hint-box.tsx';
import { losses, lossesText } from './losses.ts';
import { MarkupView } from './markup-view.tsx';
import { LeftOut } from './left-out.tsx';
import { SourceEditor } from './source-editor.tsx';
import { VisualEditor } from './visual-editor.tsx';

interface Props {
  value: string;
  onChange: (markup: string) => void;
  labelledBy: string;
  describedBy: string;
}

type Mode = 'visual' | 'source';

const modeLook = { px: 1.5, py: 0.25, color: 'text.primary' };

/**
 * Edits markup visually or as HTML. Markup that the visual editor would lose opens as source, so
 * that opening it changes nothing.
 */
export function HtmlEditor({ value, onChange, ...names }: Props) {
  const [lost, setLost] = useState(() => losses(value));
  const [mode, setMode] = useState<Mode>(lost.length > 0 ? 'source' : 'visual');
  const displayed = useDeferredValue(value);

  function choose(next: Mode | null) {
    if (next === null || next === mode) return;
    const nextLost = next === 'visual' ? losses(value) : [];
    setLost(nextLost);
    if (nextLost.length === 0) setMode(next);
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        gap: 3,
        alignItems: 'start',
      }}
    >
      <div>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Editing mode"
          value={mode}
          onChange={(_event, next: Mode | null) => choose(next)}
          sx={{ mb: 1 }}
        >
          <ToggleButton value="visual" sx={modeLook}>
            Visual
          </ToggleButton>
          <ToggleButton value="source" sx={modeLook}>
            HTML source
          </ToggleButton>
        </ToggleButtonGroup>
        <div role="status">
          {lost.length > 0 && <HintBox place="above">{lossesText(lost)}</HintBox>}
        </div>
        {mode === 'visual' ? (
          <VisualEditor value={value} onChange={onChange} {...names} />
        ) : (
          <SourceEditor value={value} onChange={onChange} {...names} />
        )}
      </div>
      <Box
        component="section"
        aria-label="Preview"
        sx={{ position: { lg: 'sticky' }, top: 16, maxHeight: { lg: '92vh' }, overflowY: 'auto' }}
        tabIndex={0}
      >
        <Typography
          component="h2"
          sx={{ mb: 1, fontSize: '0.8125rem', lineHeight: '32px', color: 'text.secondary' }}
        >
          Preview
        </Typography>
        <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: '3px', minHeight: 120 }}>
          {displayed === '' ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The preview appears here as you type.
            </Typography>
          ) : (
            <MarkupView markup={displayed} />
          )}
        </Box>
        <LeftOut markup={displayed} />
      </Box>
    </Box>
  );
}
