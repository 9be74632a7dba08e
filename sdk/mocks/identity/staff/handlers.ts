import { answerList, answerRecord, wantsCsv, type MockList } from '../../core/answer-list.ts';
import { demandProof } from '../../core/demand-proof.ts';
import { find } from '../../core/find.ts';
import type { MockHandlers, MockCall } from '../../core/call.ts';
import type { components } from '../../../src/schema.d.ts';
import { holdsWords } from '../../core/list-filters.ts';
import type { Person, ShopState } from '../../state.ts';
import { badRequest } from '../../../contract/failure.ts';
import { recordAudit, recordEdit } from '../../audit/record-audit.ts';
import { byTag } from '../../remarks/by-tag.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../known-device.ts';
import {
  CUSTOMERS_WITHOUT_PROOF,
  namesRecords,
} from '../../../domain/identity/customers-in-bulk.ts';
import {
  noRoleNamed,
  rolesSoAlready,
  rolesChanged,
  ownAuthenticator,
  authenticatorReset,
} from '../../../domain/identity/staff.ts';
import { changeOfRoles } from '../../../domain/identity/change-of-roles.ts';
import { presentDone, presentRefusal } from '../../../domain/refusal.ts';

export const staffIdentity = {
  listAdminCustomers(call) {
    if (wantsCsv(call)) demandProof(call);
    const page = answerList(call, adminCustomers(call.state));
    if (Array.isArray(page) && !namesRecords(call.query.filter)) countRecords(call, page.length);
    return page;
  },
  getAdminCustomer: ({ params, state }) => answerRecord(params.id, adminCustomers(state)),
  changeRoles,
  resetAuthenticator,
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['AdminCustomer'];

/** @throws Failure 403 for who has listed many customers within this hour and gives no fresh proof */
function countRecords(call: MockCall<'listAdminCustomers'>, records: number): void {
  const { state, user, now } = call;
  const { records: most, seconds } = CUSTOMERS_WITHOUT_PROOF;
  const key = `customers ${user.userId} ${Math.floor(now.getTime() / 1000 / seconds)}`;
  const listed = (state.numbers[key] ?? 0) + records;
  state.numbers[key] = listed;
  if (listed > most) demandProof(call);
}

/** Everybody with an account, staff included. */
const adminCustomers = ({ people, tags, notes }: ShopState): MockList<Wire> => ({
  resource: 'customers',
  records: people.map((person) => ({
    ...present(person),
    tags: tags[person.userId] ?? [],
    noteCount: notes[person.userId]?.length ?? 0,
  })),
  sortable: ['email', 'lastName'],
  sortBy: {
    email: ({ email }) => [email.toLowerCase()],
    lastName: ({ firstName, lastName }) => [lastName.toLowerCase(), firstName.toLowerCase()],
  },
  filters: {
    ids: ['id'],
    texts: ['customerId'],
    flags: ['extended', 'warehouse', 'mfaEnrolled'],
    times: ['dateCreated'],
    others: {
      tag: byTag,
      q: holdsWords(({ email, firstName, lastName }) => [firstName, lastName, email]),
    },
  },
});

function present(person: Person): Omit<Wire, 'tags' | 'noteCount'> {
  const { userId, email, firstName, lastName, extended, warehouse } = person;
  return {
    id: userId,
    email,
    firstName,
    lastName,
    extended,
    warehouse,
    mfaEnrolled: person.authenticator !== null,
    passwordSet: person.password !== null,
    customerId: person.customerId,
    dateCreated: person.dateCreated,
  };
}

/** Gives and takes roles; whoever may do less than before is signed out everywhere. */
function changeRoles(call: MockCall<'changeRoles'>) {
  const { body, user } = call;
  if (body.extended === undefined && body.warehouse === undefined) {
    const message = 'or warehouse is required';
    throw badRequest(noRoleNamed, [{ path: 'extended', message }]);
  }
  const account = accountOf(call);
  const roles = changeOfRoles(account, body, { own: account === user });
  if ('refusal' in roles) return presentRefusal(roles.refusal);
  if (!roles.changed) return presentDone(rolesSoAlready);
  const { extended, warehouse, userId } = account;
  const [action, subject] = ['identity.change-roles', `customer ${userId}`];
  recordEdit(call, { action, subject, before: { extended, warehouse }, after: { ...roles.after } });
  Object.assign(account, roles.after);
  if (roles.lost) evict(call, account);
  if (roles.promoted) mailAccountNotice(call, account, 'made-administrator');
  return presentDone(rolesChanged);
}

/** Takes everything off an account that opens it; its owner recovers the password by mail. */
function resetAuthenticator(call: MockCall<'resetAuthenticator'>) {
  const { state } = call;
  const account = accountOf(call);
  if (account === call.user) return presentRefusal(ownAuthenticator);
  const { userId, authenticator, password } = account;
  account.authenticator = null;
  account.authenticatorStep = null;
  account.password = null;
  account.recoveryCodes = [];
  account.passkeys = [];
  state.recoveries = state.recoveries.filter((one) => one.completed || one.userId !== userId);
  evict(call, account);
  recordAudit(call, {
    action: 'identity.reset-authenticator',
    subject: `customer ${userId}`,
    before: { mfaEnrolled: authenticator !== null, passwordSet: password !== null },
    after: { mfaEnrolled: false, passwordSet: false },
  });
  mailAccountNotice(call, account, 'authenticator-reset');
  return presentDone(authenticatorReset);
}

/** The account a call of staff names. @throws Failure 404 */
function accountOf({
  params: { id },
  state,
}: Pick<MockCall<'changeRoles' | 'resetAuthenticator'>, 'params' | 'state'>): Person {
  return find(state.people, ({ userId }) => userId === id.toLowerCase(), 'account');
}
