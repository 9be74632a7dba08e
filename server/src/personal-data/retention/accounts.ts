import { deletedUserName } from '@spindle/sdk/domain/account/deletion';
import { condition } from '../../database/expressions.ts';
import { type Rule, unowned, rowsOf, theirs } from './rule.ts';

const withAccount = 'until changed, or the account is deleted';

/** Accounts, sign-in and addresses. */
export const accounts: Record<string, Rule> = {
  account_deletions: { plain: [], personal: [] },
  // The caller deletes the export's file first.
  personal_exports: { plain: [], personal: [] },
  api_tokens: {
    plain: ['scope', 'scopes', 'hash', 'prefix'],
    personal: [
      {
        columns: ['name', 'created_by', 'data'],
        why: 'API clients that act for the customer',
        until: 'the account is deleted',
        erase: rowsOf('api_tokens'),
      },
    ],
  },
  // Erased first, while the link still shows whose rows they are.
  meld_codes: {
    plain: ['code_hash'],
    personal: [
      {
        columns: ['discord_id', 'username', 'avatar_url'],
        why: 'chat users who asked to link an account',
        until: 'minutes, then deleted by `delete-ended-sessions`',
        erase: ({ tables, id }) =>
          tables
            .deleteFrom('meld_codes')
            .where('discord_id', 'in', (of) =>
              of.selectFrom('community_links').select('discord_id').where('user_id', '=', id),
            )
            .execute(),
      },
    ],
  },
  community_links: {
    plain: ['problem'],
    personal: [
      {
        columns: ['discord_id', 'username', 'avatar_url'],
        why: 'chat roles follow purchases',
        until: 'until unlinked or the account is deleted; roles are removed too',
        erase: rowsOf('community_links'),
      },
    ],
  },
  granted_roles: {
    plain: ['role_id', 'name'],
    personal: [
      {
        columns: ['discord_id'],
        why: 'only roles granted by the shop are removed',
        until: 'removed by a job that the deletion enqueues',
        stays: true,
      },
    ],
  },
  idempotency_keys: {
    plain: ['id', 'request'],
    personal: [
      {
        columns: ['reply'],
        why: 'a repeated call gets the same response',
        until: 'a day, then deleted by `delete-ended-sessions`',
        erase: ({ tables, email }) =>
          tables
            .deleteFrom('idempotency_keys')
            .where(condition`strpos(lower(reply::text), ${email}) > 0`)
            .execute(),
      },
    ],
  },
  kept_addresses: theirs(
    'kept_addresses',
    ['name', 'company', 'address', 'address2', 'city', 'state', 'zip', 'country', 'phone'],
    { why: 'the address book of a customer', until: withAccount },
  ),
  known_devices: theirs('known_devices', ['hash'], {
    why: 'keeps strangers from locking customers out',
    until: 'a year after the last sign-in, then deleted by `delete-ended-sessions`',
  }),
  passkey_challenges: unowned('holder', 'purpose', 'challenge'),
  passkeys: theirs('passkeys', ['name', 'credential_id', 'public_key', 'transports'], {
    why: 'sign-in without codes',
    until: 'until removed by their owner, or the account is deleted',
  }),
  rate_limits: { plain: ['id'], personal: [] },
  recoveries: {
    plain: ['code_hash'],
    personal: [
      {
        columns: ['email'],
        why: 'pending password resets',
        until: 'ten minutes, then deleted by `delete-ended-sessions`',
        erase: ({ tables, id, email }) =>
          tables
            .deleteFrom('recoveries')
            .where(({ eb, fn, or }) =>
              or([eb('user_id', '=', id), eb(fn('lower', ['email']), '=', email)]),
            )
            .execute(),
      },
    ],
  },
  recovery_codes: theirs('recovery_codes', ['code_hash'], {
    why: 'replace a lost authenticator',
    until: withAccount,
  }),
  registrations: {
    plain: ['code_hash'],
    personal: [
      {
        columns: ['email', 'first_name', 'last_name', 'password_hash', 'totp_secret'],
        why: 'registrations in progress',
        until: 'half an hour, then deleted by `delete-ended-sessions`',
        erase: ({ tables, email }) =>
          tables
            .deleteFrom('registrations')
            .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email))
            .execute(),
      },
    ],
  },
  security_events: {
    plain: ['type', 'reason', 'operation'],
    personal: [
      {
        columns: ['address', 'network'],
        why: 'lets operators see where attacks come from',
        until: "see `growth.ts`; an account's rows are deleted with the account",
        erase: rowsOf('security_events'),
      },
    ],
  },
  sessions: theirs('sessions', ['id', 'data', 'device', 'place', 'device_hash'], {
    why: 'current sessions',
    until: 'twelve hours at most, then deleted by `delete-ended-sessions`',
  }),
  shipping_addresses: theirs(
    'shipping_addresses',
    ['name', 'company', 'address', 'address2', 'city', 'state', 'zip', 'country', 'phone'],
    { why: 'where the next parcel goes', until: withAccount },
  ),
  users: {
    plain: ['roles'],
    personal: [
      {
        columns: [
          'email',
          'first_name',
          'last_name',
          'password_hash',
          'totp_secret',
          'provider_customer_id',
          'tags',
        ],
        why: 'the account',
        until: "two weeks after the owner's request; an anonymous row is kept for orders",
        erase: ({ tables, id, deletedUserEmail }) =>
          tables
            .updateTable('users')
            .set({
              email: deletedUserEmail,
              first_name: deletedUserName.firstName,
              last_name: deletedUserName.lastName,
              password_hash: null,
              totp_secret: null,
              totp_last_step: null,
              provider_customer_id: null,
              extended: false,
              warehouse: false,
              roles: [],
            })
            .where('id', '=', id)
            .execute(),
      },
    ],
  },
};
