import { Box } from '@mui/material';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { currentTool } from './current-tool.ts';
import type { Tool, ToolGroup } from './tools.ts';
import { ToolLink } from './tool-link.tsx';
import { useToolGroups } from './use-tools.ts';
import { WaitingCount } from './waiting-count.tsx';

/** The tools by what they are about, in columns where there is room; the one in use is marked. */
export function ToolNav({ onChosen }: { onChosen?: () => void }) {
  const groups = useToolGroups();
  const place = useLocation();
  if (groups.length === 0) return null;
  const current = currentTool(
    groups.flatMap(({ tools }) => tools),
    place,
  );
  return (
    <Box
      component="nav"
      aria-label="Administrator Tools"
      sx={{ columnWidth: { xs: 152, md: 'auto' }, columnGap: 1 }}
    >
      {groups.map((group) => (
        <Group key={group.label} group={group} current={current} {...(onChosen && { onChosen })} />
      ))}
    </Box>
  );
}

interface GroupProps {
  group: ToolGroup;
  current: Tool | undefined;
  onChosen?: () => void;
}

function Group({ group, current, onChosen }: GroupProps) {
  const labelId = useId();
  return (
    <Box sx={{ pb: '4px', breakInside: 'avoid' }}>
      <Box
        id={labelId}
        sx={{ px: 2, fontSize: '0.8125rem', lineHeight: '24px', color: 'text.secondary' }}
      >
        {group.label}
      </Box>
      <Box component="ul" aria-labelledby={labelId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {group.tools.map((tool) => (
          <Box component="li" key={tool.name} sx={{ position: 'relative' }}>
            <ToolLink
              tool={tool}
              current={tool === current}
              {...(onChosen && { onClick: onChosen })}
            />
            {tool.waiting && <WaitingCount {...tool.waiting} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
