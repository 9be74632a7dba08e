import { notFound } from '../../contract/failure.ts';
import { refuseView, viewRemoved, viewSaved } from '../../domain/backoffice/saved-views.ts';
import { noSuch } from '../../domain/records.ts';
import { presentDone, presentRefusal } from '../../domain/refusal.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';

export const savedViews = {
  listSavedViews: (call) =>
    viewsOf(call).toSorted(
      (a, b) => a.list.localeCompare(b.list, 'en') || a.name.localeCompare(b.name, 'en'),
    ),
  saveView(call) {
    const { body, newId } = call;
    const views = viewsOf(call);
    const ofList = views.filter(({ list }) => list === body.list);
    const known = ofList.find(({ name }) => name === body.name);
    const refusal = known === undefined ? refuseView(ofList.length) : null;
    if (refusal) return { ...presentRefusal(refusal), View: null };
    const view = known ?? { id: newId(), ...body };
    if (known === undefined) views.push(view);
    view.query = body.query;
    return { ...presentDone(viewSaved), View: { ...view } };
  },
  removeView(call) {
    const views = viewsOf(call);
    const at = views.findIndex(({ id }) => id === call.params.id);
    if (at === -1) throw notFound(noSuch('view'));
    views.splice(at, 1);
    return presentDone(viewRemoved);
  },
} satisfies Partial<MockHandlers>;

function viewsOf({ state, user }: Pick<AnyMockCall, 'state' | 'user'>) {
  state.savedViews ??= {};
  return (state.savedViews[user.userId] ??= []);
}
