import { useEffect } from 'react';

/**
 * Keeps the focus from getting lost. If the focused element disappears, the nearest remaining
 * heading gets the focus; a button that was disabled for a while gets it back when it is enabled.
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
      // Focus inside a dialog is ignored: what counts is the place the dialog was opened from.
      if (target.closest('main')) around = ancestorsOf(target);
    };
    const look = () => {
      if (document.activeElement !== document.body || !last || modalIsOpen()) return;
      if (!last.isConnected) focusHeading(around);
      else if (switchedOff && !last.matches(':disabled')) last.focus({ preventScroll: true });
    };
    const observer = new MutationObserver((changes) => {
      switchedOff ||= changes.some(({ target }) => target === last && last.matches(':disabled'));
      // Waits a frame, so that a component with a better place for the focus can set it first.
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

/** A modal keeps the focus itself. */
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
