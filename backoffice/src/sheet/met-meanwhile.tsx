import { Box, Button } from '@mui/material';
import type { Result } from '../bulk/bulk-calls.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';

interface Props {
  met: readonly Result[];
  names: Readonly<Record<string, string>>;
  onMet?: ((id: string, keep: boolean) => void) | undefined;
}

/** Lists items that others have saved since they were loaded, and asks whose changes to keep. */
export function MetMeanwhile({ met, names, onMet }: Props) {
  if (met.length === 0) return null;
  return (
    <div>
      <OutcomeNote
        outcome={{
          good: false,
          title: 'Somebody else has changed some of these items',
          text: onMet
            ? 'Read them anew: what you typed stays where they changed something else; where both changed the same cell, you see both and choose.'
            : 'They are left out. Export them anew, and begin with what they are now.',
        }}
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {met.map(({ id, title }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{names[id] ?? title ?? id}</Box>
            {onMet && (
              <>
                <Button size="small" onClick={() => onMet(id, false)}>
                  Take theirs
                </Button>
                <Button size="small" variant="outlined" onClick={() => onMet(id, true)}>
                  Read anew, keep mine
                </Button>
              </>
            )}
          </Box>
        ))}
      </Box>
    </div>
  );
}
