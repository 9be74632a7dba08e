import { requireValid } from '../../contract/failure.ts';
import { changedSinceLoaded, isStale } from '../../domain/records.ts';
import { readRedirect } from '../../domain/redirects/addresses.ts';
import { planOne, planRedirects, type Addresses } from '../../domain/redirects/plan-redirects.ts';
import {
  noteRedirect,
  origins,
  presentSaved,
  redirectCreated,
  redirectDeleted,
  redirectSaved,
  type Redirect,
} from '../../domain/redirects/redirects.ts';
import { presentDone } from '../../domain/rejection.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import { answerList, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { oneOfChoices, textAnywhere } from '../core/list-filters.ts';
import type { ShopState } from '../state.ts';
import { savedRedirects, storeRedirects } from './store-redirects.ts';

export const redirects = {
  listAdminRedirects: (call) => answerList(call, adminRedirects(call.state)),

  createRedirect: (call) => save(call, null, call.body),

  updateRedirect: (call) => save(call, findRedirect(call.state, call.params.id), call.body),

  deleteRedirect(call) {
    const deleted = findRedirect(call.state, call.params.id);
    call.state.redirects = savedRedirects(call.state).filter((one) => one.id !== deleted.id);
    recordAudit(call, noteRedirect(deleted.id, { before: deleted, after: null }));
    return presentDone(redirectDeleted);
  },
} satisfies Partial<MockHandlers>;

const adminRedirects = (state: ShopState): MockList<Redirect> => ({
  resource: 'redirects',
  records: savedRedirects(state),
  sortable: ['from', 'to'],
  filters: {
    ids: ['id'],
    others: {
      origin: oneOfChoices(({ origin }) => origin, origins),
      q: textAnywhere(({ from, to }) => [from, to]),
    },
  },
});

const findRedirect = (state: ShopState, id: string) =>
  getOr404(savedRedirects(state), (one) => one.id === id, 'redirect');

function save(
  call: StaffCall,
  edited: Redirect | null,
  { version, ...typed }: Addresses & { version?: number },
) {
  const addresses = requireValid(readRedirect(typed));
  if (isStale(version, edited?.version)) {
    return presentSaved(edited, changedSinceLoaded('redirect'));
  }
  const existing = savedRedirects(call.state);
  const plan = planRedirects(existing);
  const rejected = planOne(plan, addresses, { edited, total: existing.length });
  if (rejected !== null) return presentSaved(edited, rejected);
  const { from } = addresses;
  const before = edited && { ...edited };
  if (edited) edited.from = from;
  const changes = plan.changes();
  storeRedirects(call, changes, { origin: 'STAFF', subject: null });
  const saved = getOr404(existing, (one) => one.from === from, 'redirect');
  if (before && before.from !== from && before.version === saved.version) saved.version += 1;
  const moved = changes.map((change) => change.from).filter((source) => source !== from);
  recordAudit(call, noteRedirect(saved.id, { before, after: saved, moved }));
  return presentSaved(saved, edited ? redirectSaved : redirectCreated);
}
