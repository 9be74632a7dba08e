import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase } from '@mui/material';
import { useId } from 'react';
import type { Tool, ToolGroup } from './tools.ts';
import { ToolLink } from './tool-link.tsx';
import { WaitingCount } from './waiting-count.tsx';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  group: ToolGroup;
  current: Tool | undefined;
  /** For collapsible groups: whether the group is open, and how to toggle it. */
  folding?: { open: boolean; toggle: () => void };
  onChosen?: () => void;
}

/** Lists a group's tools below its name. */
export function NavGroup({ group, current, folding, onChosen }: Props) {
  const translate = useTranslateText();
  const { label, tools } = group;
  const id = useId();
  const open = folding?.open ?? true;
  return (
    <Box sx={{ pb: '4px', breakInside: 'avoid' }}>
      {folding ? (
        <Box sx={{ position: 'relative' }}>
          <ButtonBase
            id={id}
            aria-label={translate(`${label} tools`)}
            aria-expanded={open}
            onClick={folding.toggle}
            sx={{
              ...groupLabel,
              width: '100%',
              justifyContent: 'flex-start',
              gap: '2px',
              '&:hover': { backgroundColor: 'action.hover', color: 'text.primary' },
              '&:focus-visible': { outlineOffset: '-3px' },
              '& svg': { fontSize: '1rem' },
            }}
          >
            {translate(label)}
            {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </ButtonBase>
          {!open && <WaitingCount of={waitingIn(tools)} label="waiting" />}
        </Box>
      ) : (
        <Box id={id} sx={groupLabel}>
          {translate(label)}
        </Box>
      )}
      {open && (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {tools.map((tool) => (
            <Box component="li" key={tool.name} sx={{ position: 'relative' }}>
              <ToolLink
                tool={tool}
                current={tool === current}
                {...(onChosen && { onClick: onChosen })}
              />
              {tool.waiting && <WaitingCount of={[tool.waiting.of]} label={tool.waiting.label} />}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function waitingIn(tools: readonly Tool[]) {
  return tools.flatMap(({ waiting }) => waiting?.of ?? []);
}

/** The name above a group of tools. It gets more space in taller windows. */
const groupLabel = {
  px: 2,
  fontSize: '0.8125rem',
  lineHeight: '24px',
  color: 'text.secondary',
  '@media (min-height: 860px)': { lineHeight: { md: '28px' } },
} as const;
