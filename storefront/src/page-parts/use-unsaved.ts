import { leaveUnsaved } from '@spindle/sdk/domain/calls/unsaved';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDialog } from '../ui/dialog/dialog-context.ts';

const LEAVE = 'Leave';

const unsaved = {
  title: leaveUnsaved,
  message: "What you entered hasn't been saved and will be lost.",
};

/**
 * While `changed` is true, asks before a link, the browser's Back button or closing the tab loses
 * input. Returns the same for a button that leaves the form.
 */
export function useUnsaved(
  changed: boolean,
  { title, message }: { title: string; message: string } = unsaved,
): (leave: () => unknown) => Promise<void> {
  const dialog = useDialog();
  const navigate = useNavigate();
  const confirm = useCallback(async () => {
    const buttons: [string, string] = [LEAVE, 'Cancel'];
    return (await dialog.open({ kind: 'warn-question', title, message, buttons })) === LEAVE;
  }, [dialog, title, message]);

  useEffect(() => {
    if (!changed) return;
    let isLeaving = false;
    const place = placeInHistory();
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving) event.preventDefault();
    };

    async function ask(leave: () => unknown) {
      if (!(await confirm())) return;
      isLeaving = true;
      await leave();
    }

    const click = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (path === null || isLeaving) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void ask(() => navigate(path));
    };

    // The browser has already navigated. Go back, and navigate again if the user wants to leave.
    const move = (event: PopStateEvent) => {
      const steps = placeInHistory() - place;
      if (isLeaving) return;
      event.stopImmediatePropagation();
      if (steps === 0) return;
      window.history.go(-steps);
      void ask(() => window.history.go(steps));
    };

    // Runs in the capture phase, before the handlers of links and router navigate.
    window.addEventListener('click', click, { capture: true });
    window.addEventListener('popstate', move, { capture: true });
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      window.removeEventListener('click', click, { capture: true });
      window.removeEventListener('popstate', move, { capture: true });
      window.removeEventListener('beforeunload', beforeUnload);
    };
  }, [changed, confirm, navigate]);

  return async (leave) => {
    if (!changed || (await confirm())) await leave();
  };
}

/** The router stores the index of each history entry in this tab. */
function placeInHistory(): number {
  const state: unknown = window.history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof place === 'number' ? place : 0;
}

/** Returns the path that a plain click on one of the shop's links opens in this window, or null. */
function pathOfLink(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(link.href);
  const stays = pathname === window.location.pathname && hash !== '';
  return origin === window.location.origin && !stays ? pathname + search : null;
}
