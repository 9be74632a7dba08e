import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDialog } from '../../ui/dialog/dialog-context.ts';

const LEAVE = 'Leave';

/** While `active`, asks before a link or the browser leads away from what is shown only once. */
export function useLeaveWarning(
  active: boolean,
  { title, message }: { title: string; message: string },
) {
  const dialog = useDialog();
  const navigate = useNavigate();

  useEffect(() => {
    if (!active) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    async function ask(path: string) {
      const answer = await dialog.open({
        kind: 'warn-question',
        title,
        message,
        buttons: [LEAVE, 'Cancel'],
      });
      if (answer === LEAVE) await navigate(path);
    }

    const click = (event: MouseEvent) => {
      const path = pathOfLink(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(path);
    };

    window.addEventListener('beforeunload', beforeUnload);
    // Ahead of the links' own handlers, which would have gone already.
    window.addEventListener('click', click, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      window.removeEventListener('click', click, { capture: true });
    };
  }, [active, dialog, navigate, title, message]);
}

/** Where a plain click on a link of this shop leads within this window; else null. */
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
