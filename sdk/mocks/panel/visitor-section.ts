import { choice } from './choice.ts';
import type { PanelContext, PanelSection } from './panel-section.ts';
import { becomeVisitor, ROLES, visitorOf } from '../visitor.ts';

/** Who is looking at the shop. */
export function visitorSection({ read, change }: PanelContext): PanelSection {
  const become = (email: string | null) => () =>
    change((state) => becomeVisitor(state, email, crypto.randomUUID()), 'reload');
  return choice('Signed in as', [
    { label: 'Nobody', isChosen: () => visitorOf(read()) === null, choose: become(null) },
    ...ROLES.map(({ label, email }) => ({
      label,
      isChosen: () => visitorOf(read())?.email === email,
      choose: become(email),
    })),
  ]);
}
