import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import type { Tool, ToolGroup } from './tools.ts';

interface OpenGroups {
  isOpen: (group: ToolGroup) => boolean;
  toggle: (group: ToolGroup) => void;
}

const untouched: Record<string, boolean> = {};

/**
 * Returns which groups are open. All windows in this browser share the user's choices. Until the
 * user chooses, all groups are open, except rarely used ones in a short window. The current tool's
 * group opens automatically.
 */
export function useOpenGroups(current: Tool | undefined): OpenGroups {
  const [left, setLeft] = useStore('navigation.groups', untouched);
  const [foldedIn, setFoldedIn] = useState<Tool>();
  const isLow = useMediaQuery('(max-height: 999px)', { noSsr: true });

  const isOfCurrent = ({ tools }: ToolGroup) => current !== undefined && tools.includes(current);

  function isOpen(group: ToolGroup): boolean {
    const { label, seldom } = group;
    if (isOfCurrent(group)) return foldedIn !== current;
    return left[label] ?? !(isLow && seldom);
  }

  function toggle(group: ToolGroup): void {
    const open = !isOpen(group);
    setLeft({ ...left, [group.label]: open });
    if (isOfCurrent(group)) setFoldedIn(open ? undefined : current);
  }

  return { isOpen, toggle };
}
