import { Link } from '@mui/material';
import { NavLink } from 'react-router-dom';
import type { Tool } from './tools.ts';

/** The way to a tool; underlined while it is the one in use. */
export function ToolLink({ tool, onClick }: { tool: Tool; onClick?: () => void }) {
  return (
    <Link
      component={NavLink}
      to={tool.to}
      {...(onClick && { onClick })}
      underline="none"
      sx={{
        display: 'block',
        // In line with the group's name, the mark of the tool in use beside it.
        px: '13px',
        py: '4px',
        fontSize: '0.9375rem',
        lineHeight: '22px',
        borderLeft: 3,
        borderColor: 'transparent',
        color: 'text.primary',
        '&:hover': { backgroundColor: 'action.hover' },
        '&.active': {
          borderColor: 'text.primary',
          backgroundColor: 'action.selected',
          fontWeight: 620,
          textDecoration: 'underline',
          textUnderlineOffset: '4px',
        },
        '&:focus-visible': { outlineOffset: '-3px' },
      }}
    >
      {tool.label}
    </Link>
  );
}
