import { choice } from './choice.ts';
import { beginShop, chosenKind, KINDS_OF_SHOP, startOver } from './kinds-of-shop.ts';
import { make } from '../make-element.ts';
import type { PanelContext, PanelSection } from './panel-section.ts';
import { becomeVisitor } from '../visitor.ts';

/** What there is in the shop; choosing anew begins it anew. */
export function shopSection({ change }: PanelContext): PanelSection {
  const section = choice(
    'The shop',
    KINDS_OF_SHOP.map((kind) => ({
      label: kind.replace(/^./, (first) => first.toUpperCase()),
      isChosen: () => chosenKind() === kind,
      choose: () => change((state) => beginShop(kind, state, new Date()), 'reload'),
    })),
  );
  const again = make('button', { type: 'button' }, 'Start over');
  again.addEventListener('click', () => {
    change((state) => {
      becomeVisitor(state, null, '');
      return startOver(new Date());
    }, 'reload');
  });
  section.element.append(
    make('p', {}, again, make('small', {}, 'Forgets everything that was done here.')),
  );
  return section;
}
