import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { currentTool } from './current-tool.ts';
import { NavGroup } from './nav-group.tsx';
import { useOpenGroups } from './use-open-groups.ts';
import { useToolGroups } from './use-tools.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface Props {
  /** Whether groups can be collapsed. True if the tools are always visible. */
  folds?: boolean;
  onChosen?: () => void;
}

/** Lists the tools by group, in columns where there is space, and marks the current tool. */
export function ToolNav({ folds = false, onChosen }: Props) {
  const groups = useToolGroups();
  const translate = useTranslateText();
  const current = currentTool(
    groups.flatMap(({ tools }) => tools),
    useLocation(),
  );
  const { isOpen, toggle } = useOpenGroups(current);
  if (groups.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('Administrator Tools')}
      sx={{ columnWidth: { xs: 152, md: 'auto' }, columnGap: 1 }}
    >
      {groups.map((group) => (
        <NavGroup
          key={group.label}
          group={group}
          current={current}
          {...(folds && { folding: { open: isOpen(group), toggle: () => toggle(group) } })}
          {...(onChosen && { onChosen })}
        />
      ))}
    </Box>
  );
}
