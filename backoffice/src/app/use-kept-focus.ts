import { useEffect } from 'react';

/**
 * The focus is never nowhere. Where what had it is gone, the nearest heading that is left gets it;
 * a button that could not be pressed for a while has it again afterwards.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let around: readonly Element[] = [];
    let switchedOff = false;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      switchedOff = false;
      // A dialog goes as it came: what it was opened from is what counts.
      if (target.closest('main')) around = ancestorsOf(target);
    };
    const look = () => {
      if (document.activeElement !== document.body || !last || modalIsOpen()) return;
      if (!last.isConnected) focusHeading(around);
      else if (switchedOff && !last.matches(':disabled')) last.focus({ preventScroll: true });
    };
    const observer = new MutationObserver((changes) => {
      switchedOff ||= changes.some(({ target }) => target === last && last.matches(':disabled'));
      // Whoever has a better place for the focus says so before the next frame.
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

/** It keeps the focus by itself. */
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
