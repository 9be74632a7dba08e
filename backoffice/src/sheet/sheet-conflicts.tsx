import { Box, Button } from '@mui/material';
import type { Result } from '../bulk/bulk-calls.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';

interface Props {
  met: readonly Result[];
  names: Readonly<Record<string, string>>;
  onResolve?: ((id: string, keep: boolean) => void) | undefined;
}

/** Lists items that others have saved since they were loaded, and asks whose changes to keep. */
export function SheetConflicts({ met: conflicts, names, onResolve }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <div>
      <OutcomeNote
        outcome={{
          good: false,
          title: 'Someone else changed some of these items',
          text: onResolve
            ? 'Reload these items to keep your edits. Where you both changed the same cell, yours replaces theirs.'
            : 'These items are skipped. Export the list again and redo your changes.',
        }}
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {conflicts.map(({ id, title }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{names[id] ?? title ?? id}</Box>
            {onResolve && (
              <>
                <Button size="small" onClick={() => onResolve(id, false)}>
                  Use theirs
                </Button>
                <Button size="small" variant="outlined" onClick={() => onResolve(id, true)}>
                  Reload, keep mine
                </Button>
              </>
            )}
          </Box>
        ))}
      </Box>
    </div>
  );
}
