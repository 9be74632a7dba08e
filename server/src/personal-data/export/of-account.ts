import type { Section } from './section.ts';

/** The person's profile and sign-in data. Secrets aren't personal data. */
export const ofAccount: Section[] = [
  {
    name: 'account',
    title: 'Your account',
    of: ['users', 'customer_tags'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('users')
        .select([
          'id',
          'email',
          'first_name',
          'last_name',
          'extended',
          'warehouse',
          'roles',
          'tags',
          'provider_customer_id',
          'created_at',
          'updated_at',
        ])
        .where('id', '=', id)
        .execute(),
  },
  {
    name: 'addresses',
    title: 'Your address book',
    of: ['kept_addresses'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('kept_addresses')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('place')
        .execute(),
  },
  {
    name: 'shipping-address',
    title: 'Where your next parcel goes',
    of: ['shipping_addresses', 'shown_quotes'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('shipping_addresses as a')
        .leftJoin('shown_quotes as q', 'q.user_id', 'a.user_id')
        .selectAll('a')
        .select(['q.quote', 'q.shown_at'])
        .where('a.user_id', '=', id)
        .execute(),
  },
  {
    name: 'sessions',
    title: "Where you're signed in",
    of: ['sessions'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('sessions')
        .select(['device', 'place', 'created_at', 'last_seen_at', 'mfa_verified_at', 'proven_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'known-browsers',
    title: 'Browsers you signed in from',
    of: ['known_devices'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('known_devices')
        .select('expires_at')
        .where('user_id', '=', id)
        .orderBy('expires_at')
        .execute(),
  },
  {
    name: 'passkeys',
    title: 'Your passkeys',
    of: ['passkeys'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('passkeys')
        .select(['name', 'created_at', 'last_used_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'security-events',
    title: "Your account's security events",
    of: ['security_events'],
    // Omits addresses, because addresses from failed attempts may belong to someone else.
    read: ({ tables, id }) =>
      tables
        .selectFrom('security_events')
        .select(['type', 'reason', 'operation', 'count', 'first_at', 'last_at'])
        .where('user_id', '=', id)
        .orderBy('first_at')
        .execute(),
  },
  {
    name: 'api-tokens',
    title: 'API tokens that act for you',
    of: ['api_tokens'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('api_tokens')
        .select([
          'name',
          'prefix',
          'scope',
          'scopes',
          'created_at',
          'expires_at',
          'revoked_at',
          'last_used_at',
        ])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
  },
  {
    name: 'chat',
    title: 'Your linked chat account',
    of: ['community_links', 'granted_roles', 'meld_codes'],
    read: ({ tables, id }) =>
      tables
        .selectFrom('community_links as l')
        .leftJoin('granted_roles as r', 'r.discord_id', 'l.discord_id')
        .select(['l.discord_id', 'l.username', 'l.avatar_url', 'l.created_at'])
        .select(['r.name as role', 'r.granted_at'])
        .where('l.user_id', '=', id)
        .execute(),
  },
];
