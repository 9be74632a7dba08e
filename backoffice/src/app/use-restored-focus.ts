import { useEffect } from 'react';

/**
 * Keeps keyboard focus from getting lost. If the focused element disappears, focus moves to the
 * nearest heading. A focused button that is disabled for a while gets the focus back when it is
 * enabled.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let around: readonly Element[] = [];
    let switchedOff = false;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      switchedOff = false;
      // Ignores focus inside a dialog, because focus should return to where the dialog was opened.
      if (target.closest('main')) around = ancestorsOf(target);
    };
    const look = () => {
      if (document.activeElement !== document.body || !last || modalIsOpen()) return;
      if (!last.isConnected) focusHeading(around);
      else if (switchedOff && !last.matches(':disabled')) last.focus({ preventScroll: true });
    };
    const observer = new MutationObserver((changes) => {
      switchedOff ||= changes.some(({ target }) => target === last && last.matches(':disabled'));
      // Waits one frame, so that a component can set the focus first.
      requestAnimationFrame(look);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** An open modal manages the focus itself. */
function modalIsOpen(): boolean {
  return document.querySelector('[aria-modal=true]') !== null;
}

function focusHeading(around: readonly Element[]): void {
  const place = around.find((element) => element.isConnected)?.closest('section, main');
  const heading =
    place?.querySelector<HTMLElement>('h1, h2') ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
