import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Tool } from './tools.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

interface ToolLinkProps {
  tool: Tool;
  current: boolean;
  onClick?: () => void;
}

/** The way to a tool; underlined while it is the one in use. */
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
        // In line with the group's name, the mark of the tool in use beside it.
        px: '13px',
        // Thumbs where the tools are behind a button, a pointer and more of them at the side.
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
