import { answerList, answerRecord, wantsCsv, type MockList } from '../../core/answer-list.ts';
import { requireProof, getOr404 } from '../../core/find.ts';
import type { MockHandlers, MockCall } from '../../core/call.ts';
import type { components } from '../../../src/schema.d.ts';
import { containsWords } from '../../core/list-filters.ts';
import type { Person, ShopState } from '../../state.ts';
import { badRequest } from '../../../contract/failure.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { byTag } from '../../remarks/tags.ts';
import { recordSecurity } from '../../security/record-event.ts';
import { mailAccountNotice } from '../account-notice.ts';
import { evict } from '../known-device.ts';
import {
  CUSTOMERS_WITHOUT_PROOF,
  namesRecords,
} from '../../../domain/identity/customers-in-bulk.ts';
import { invitationEmail } from '../../../domain/identity/invitation-email.ts';
import { rolesOf } from '../../../domain/identity/staff-roles.ts';
import { sameText } from '../../../domain/same-text.ts';
import {
  changeOfRoles,
  invitationOf,
  noRoleNamed,
  presentCustomer,
  resetOfAuthenticator,
  unnamedRole,
} from '../../../domain/identity/staff-changes.ts';
import { presentOutcome } from '../../../domain/rejection.ts';
import { factorsOf, newPerson } from '../people.ts';
import { postEmail } from '../../mails/post-email.ts';

export const staffIdentity = {
  listAdminCustomers(call) {
    if (wantsCsv(call)) requireProof(call);
    const page = answerList(call, adminCustomers(call.state));
    if (Array.isArray(page) && !namesRecords(call.query.filter)) countRecords(call, page.length);
    return page;
  },
  getAdminCustomer: ({ params, state }) => answerRecord(params.id, adminCustomers(state)),

  inviteStaff(call) {
    const { state, now, origin: publicUrl, body } = call;
    const { roles, ...input } = body;
    const known = state.people.find(({ email }) => sameText(email, input.email));
    const person =
      known ?? newPerson(call.newId(), now, { ...input, password: null, authenticator: null });
    if (known === undefined) state.people.push(person);
    const facts = { ...person, ...accountFacts(person) };
    const { outcome, changes, invited } = invitationOf(facts, roles);
    if (changes !== null) {
      recordAudit(call, changes.audit);
      Object.assign(person, changes.roles);
      if (!invited) mailAccountNotice(call, person, changes.notice);
      recordSecurity(call, { ...changes.event, userId: person.userId });
    }
    if (invited) {
      const email = invitationEmail({ ...person, publicUrl, roles: rolesOf(person) });
      postEmail(call, person.email, email);
    }
    return { ...presentOutcome(outcome), id: person.userId };
  },

  /** Users who lose permissions are signed out everywhere. */
  changeRoles(call) {
    const { body, user } = call;
    const errors = unnamedRole(body);
    if (errors !== null) throw badRequest(noRoleNamed, errors);
    const account = accountOf(call);
    const own = { own: account === user };
    const { outcome, changes } = changeOfRoles({ ...account, id: account.userId }, body, own);
    if (changes !== null) {
      recordAudit(call, changes.audit);
      Object.assign(account, changes.roles);
      if (changes.lost) evict(call, account);
      mailAccountNotice(call, account, changes.notice);
      recordSecurity(call, { ...changes.event, userId: account.userId });
    }
    return presentOutcome(outcome);
  },

  /** The owner sets a new password by email. */
  resetAuthenticator(call) {
    const { state } = call;
    const account = accountOf(call);
    const own = { own: account === call.user };
    const { outcome, changes } = resetOfAuthenticator(accountFacts(account), own);
    if (changes !== null) {
      const nothing = { authenticator: null, authenticatorStep: null, password: null };
      Object.assign(account, { ...nothing, recoveryCodes: [], passkeys: [] });
      const { userId } = account;
      state.recoveries = state.recoveries.filter((one) => one.completed || one.userId !== userId);
      evict(call, account);
      recordAudit(call, changes.audit);
      mailAccountNotice(call, account, 'authenticator-reset');
    }
    return presentOutcome(outcome);
  },
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['AdminCustomer'];

/**
 * @throws Failure 403 if the caller has listed too many customers in this hour and has no fresh
 * proof
 */
function countRecords(call: MockCall<'listAdminCustomers'>, records: number): void {
  const { state, user, now } = call;
  const { records: max, seconds } = CUSTOMERS_WITHOUT_PROOF;
  const key = `customers ${user.userId} ${Math.floor(now.getTime() / 1000 / seconds)}`;
  const listed = (state.numbers[key] ?? 0) + records;
  state.numbers[key] = listed;
  if (listed > max) requireProof(call);
}

/** All accounts, including staff. */
const adminCustomers = ({ people, tags, notes }: ShopState): MockList<Wire> => ({
  resource: 'customers',
  records: people.map((person) =>
    presentCustomer({
      ...person,
      ...accountFacts(person),
      createdAt: new Date(person.dateCreated),
      tags: tags[person.userId] ?? [],
      noteCount: notes[person.userId]?.length ?? 0,
    }),
  ),
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
      q: containsWords(({ email, firstName, lastName }) => [firstName, lastName, email]),
    },
  },
});

function accountFacts(person: Person) {
  const { mfaEnrolled, hasPassword: passwordSet } = factorsOf(person);
  return { id: person.userId, mfaEnrolled, passwordSet };
}

/**
 * Returns the account named in a staff call.
 * @throws Failure 404 if there is none
 */
function accountOf({
  params: { id },
  state,
}: Pick<MockCall<'changeRoles' | 'resetAuthenticator'>, 'params' | 'state'>): Person {
  return getOr404(state.people, ({ userId }) => userId === id.toLowerCase(), 'account');
}
