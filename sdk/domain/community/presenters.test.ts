import { expect, it } from 'vitest';
import { linked, linkBroken } from './link.ts';
import {
  checkMeldCode,
  presentAccount,
  presentBroken,
  presentLink,
  type LinkOutcome,
} from './presenters.ts';

it('a code is valid until it is used or expires', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  const code = { used: false, expiresAt: '2026-11-23T12:00:00.001Z' };
  expect(checkMeldCode(code, now)).toBe(code);
  expect(checkMeldCode({ ...code, expiresAt: now }, now)).toBe('EXPIRED');
  expect(checkMeldCode({ used: true, expiresAt: now }, now)).toBe('USED');
  expect(checkMeldCode(undefined, now)).toBe('UNKNOWN');
});

it('presents the community account, or that there is none', () => {
  expect(presentAccount({ username: 'chipload', avatarUrl: '/a.png' })).toEqual({
    DiscordUsername: 'chipload',
    DiscordAvatar: '/a.png',
  });
  expect(presentAccount({ username: 'chipload', avatarUrl: null })).toEqual({
    DiscordUsername: 'chipload',
    DiscordAvatar: null,
  });
  expect(presentAccount(null)).toEqual({ DiscordUsername: null, DiscordAvatar: null });
});

it('reports the result of linking', () => {
  expect(presentLink('LINKED')).toEqual({ Status: 'SUCCESS', Reason: linked });
  expect(presentBroken(true)).toEqual({ Status: 'SUCCESS', Reason: linkBroken });
  expect(presentBroken(false)).toEqual({
    Status: 'ERROR',
    code: 'NOT_LINKED',
    Reason: "Your account isn't linked to a community account.",
  });
});

it.each<[LinkOutcome, string, string]>([
  [
    'CUSTOMER_LINKED',
    'ALREADY_LINKED',
    'Your account is already linked to a community account. Break that link first.',
  ],
  [
    'MEMBER_LINKED',
    'MEMBER_LINKED',
    'This community account is linked to another shop account. Break the link there first.',
  ],
  [
    'USED',
    'LINK_USED',
    'This link was already used. Type /meld in the community to get a new link.',
  ],
  [
    'EXPIRED',
    'LINK_EXPIRED',
    'This link has expired. Type /meld in the community to get a new link.',
  ],
  ['UNKNOWN', 'LINK_UNKNOWN', 'Link not found. Type /meld in the community to get a new link.'],
])('a link rejected as %s says what to do', (outcome, code, Reason) => {
  expect(presentLink(outcome)).toEqual({ Status: 'ERROR', code, Reason });
});
