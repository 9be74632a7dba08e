import { searched } from '@spindle/sdk/domain/backoffice/read-search';
import { backToShop } from '@spindle/sdk/domain/navigation/labels';
import { useLogout, useNotify, useRefresh, useTheme } from 'react-admin';
import { panel } from '../navigation/panel.ts';
import { templates } from '../support/tickets-nav.tsx';
import { useToolGroups } from '../navigation/use-tools.ts';
import type { Entry } from './entry.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';

/** Pages for creating something, by the tool that the user needs. */
const createEntries: Partial<Record<string, [label: string, act: Entry['act']]>> = {
  tickets: ['Ticket templates', templates],
  items: ['New item', { to: '/ui/admin/items/create' }],
  codes: ['New discount code', { to: '/ui/admin/codes/create' }],
  tokens: ['New API token', { to: '/ui/admin/tokens/create' }],
};

/** Returns the tools of the signed-in user, and actions available from anywhere. */
export function useStaticEntries(): Entry[] {
  const groups = useToolGroups();
  const [theme, setTheme] = useTheme();
  const refresh = useRefresh();
  const logout = useLogout();
  const notify = useNotify();
  const translate = useTranslateText();
  const other = theme === 'dark' ? 'light' : 'dark';
  const signOut = () =>
    logout().catch((error: unknown) =>
      notify(error instanceof Error ? error.message : 'Please try again.', { type: 'error' }),
    );
  const actions: [label: string, act: Entry['act']][] = [
    ...groups.flatMap(({ tools: of }) =>
      of.map(({ name }) => createEntries[name]).filter((making) => making !== undefined),
    ),
    ['Refresh', { run: refresh }],
    [`Switch to ${other} mode`, { run: () => setTheme(other) }],
    [backToShop, { run: () => window.location.assign('/') }],
    ['Sign out', { run: () => void signOut() }],
  ];
  const tools = groups.flatMap(({ label: group, tools: of }) =>
    of.map(({ label, to }) => ({ label, to, detail: group })),
  );
  return [
    ...[...tools, { label: 'Administrator Tools', to: panel.to, detail: panel.label }].map(
      ({ label, to, detail }): Entry => ({
        key: `tool ${detail} ${label}`,
        group: 'Tools',
        label: translate(label),
        detail: translate(detail),
        searchText: searched(translate(label)),
        act: { to },
      }),
    ),
    ...actions.map(([label, act]): Entry => ({
      key: `action ${label}`,
      group: 'Actions',
      label: translate(label),
      searchText: searched(translate(label)),
      act,
    })),
  ];
}
