import { make } from '../make-element.ts';
import type { PanelContext, PanelSection } from './panel-section.ts';

/** What the shop has written to people, newest first. */
export function mailsSection({ read }: PanelContext): PanelSection {
  const place = make('div', {});
  let shown = -1;
  return {
    element: make('section', {}, make('h2', {}, 'Mails'), place),
    update() {
      const { mails } = read();
      if (mails.length === shown) return;
      shown = mails.length;
      place.replaceChildren(
        ...(mails.length === 0
          ? [make('p', {}, 'None was sent yet.')]
          : mails
              .toReversed()
              .map(({ to, subject, text }) =>
                make(
                  'details',
                  {},
                  make('summary', {}, make('strong', {}, subject), make('small', {}, to)),
                  make('pre', { tabIndex: 0, 'aria-label': `Text of: ${subject}` }, text),
                ),
              )),
      );
    },
  };
}
