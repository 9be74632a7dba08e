import { make } from '../make-element.ts';
import type { PanelSection } from './panel-section.ts';

const pages = [
  { href: '/mock/portal', label: 'Customer portal', what: 'Subscriptions and what is owed' },
  { href: '/mock/community', label: 'Chat community', what: 'Where /meld links an account' },
];

/** Pages that are not the shop's own, which it leads to. */
export function othersSection(): PanelSection {
  // No links: the page's first one has to stay the one that skips to its content.
  const rows = pages.map(({ href, label, what }) => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', () => window.location.assign(href));
    return make('li', { className: 'buttons' }, button, make('small', {}, what));
  });
  return {
    element: make('section', {}, make('h2', {}, 'Pages of others'), make('ul', {}, ...rows)),
  };
}
