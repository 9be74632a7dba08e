import type { ShopState } from '../../mocks/state.ts';
import { becomeVisitor } from '../../mocks/visitor.ts';
import { ROLES, visitorOf } from '../visitors.ts';
import { KINDS_OF_SHOP } from '../../demo/mock-shop/kinds-of-shop.ts';
import { beginShop, selectedKind } from './selected-shop.ts';

interface Choice {
  legend: string;
  options: readonly {
    label: string;
    isSelected: (state: ShopState) => boolean;
    choose: (state: ShopState) => ShopState | void;
  }[];
}

/** Options with one button for each value. Each button reloads the page. */
export const choices: readonly Choice[] = [
  {
    legend: 'Signed in as',
    options: [{ label: 'Nobody', email: null }, ...ROLES].map(({ label, email }) => ({
      label,
      isSelected: (state) => (visitorOf(state)?.email ?? null) === email,
      choose: (state) => becomeVisitor(state, email, crypto.randomUUID()),
    })),
  },
  {
    legend: 'The shop',
    options: KINDS_OF_SHOP.map((kind) => ({
      label: kind.replace(/^./, (first) => first.toUpperCase()),
      isSelected: () => selectedKind() === kind,
      choose: (state) => beginShop(kind, state, new Date()),
    })),
  },
];
