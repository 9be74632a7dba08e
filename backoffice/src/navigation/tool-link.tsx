import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Tool } from './tools.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface ToolLinkProps {
  tool: Tool;
  current: boolean;
  onClick?: () => void;
}

/** Links to a tool. Highlights the current tool. */
export function ToolLink({ tool, current, onClick }: ToolLinkProps) {
  const translate = useTranslateText();
  return (
    <Link
      component={RouterLink}
      to={tool.to}
      aria-current={current ? 'page' : undefined}
      {...(onClick && { onClick })}
      underline="none"
      sx={{
        display: 'block',
        // Together with the 3 px border, aligns the tool with its group's name.
        px: '13px',
        // Large enough to tap on narrow screens, denser on wide screens.
        py: { xs: '10px', md: '1px' },
        fontSize: '0.9375rem',
        lineHeight: '22px',
        '@media (min-height: 860px)': { py: { md: '3px' } },
        borderLeft: 3,
        borderColor: 'transparent',
        color: 'text.primary',
        '&:hover': { backgroundColor: 'action.hover' },
        '&[aria-current]': {
          borderColor: 'text.primary',
          backgroundColor: 'action.selected',
          fontWeight: 620,
          textDecoration: 'underline',
          textUnderlineOffset: '4px',
        },
        '&:focus-visible': { outlineOffset: '-3px' },
      }}
    >
      {translate(tool.label)}
    </Link>
  );
}
