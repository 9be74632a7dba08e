import { Box } from '@mui/material';
import { useId } from 'react';
import type { ToolGroup } from './tools.ts';
import { ToolLink } from './tool-link.tsx';
import { useToolGroups } from './use-tools.ts';

/** The tools by what they are about; the one in use is marked. */
export function ToolNav({ onChosen }: { onChosen?: () => void }) {
  const groups = useToolGroups();
  if (groups.length === 0) return null;
  return (
    <Box component="nav" aria-label="Administrator Tools">
      {groups.map((group) => (
        <Group key={group.label} group={group} {...(onChosen && { onChosen })} />
      ))}
    </Box>
  );
}

function Group({ group, onChosen }: { group: ToolGroup; onChosen?: () => void }) {
  const labelId = useId();
  return (
    <Box sx={{ pb: '6px' }}>
      <Box
        id={labelId}
        sx={{ px: 2, fontSize: '0.8125rem', lineHeight: '24px', color: 'text.secondary' }}
      >
        {group.label}
      </Box>
      <Box component="ul" aria-labelledby={labelId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {group.tools.map((tool) => (
          <li key={tool.name}>
            <ToolLink tool={tool} {...(onChosen && { onClick: onChosen })} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
