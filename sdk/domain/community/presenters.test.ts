import { expect, it } from 'vitest';
import { linked, linkBroken, linkExpired, notLinked } from './link.ts';
import { presentAccount, presentBroken, presentLink } from './presenters.ts';

it('shows a community account, or that there is none', () => {
  expect(presentAccount({ username: 'chipload', avatarUrl: '/a.png' })).toEqual({
    DiscordUsername: 'chipload',
    DiscordAvatar: '/a.png',
  });
  expect(presentAccount(null)).toEqual({ DiscordUsername: null, DiscordAvatar: null });
});

it('says what became of a link', () => {
  expect(presentLink('LINKED')).toEqual({ Status: 'SUCCESS', Reason: linked });
  expect(presentLink('EXPIRED')).toMatchObject({ Status: 'ERROR', Reason: linkExpired.reason });
  expect(presentBroken(true)).toEqual({ Status: 'SUCCESS', Reason: linkBroken });
  expect(presentBroken(false)).toMatchObject({ Status: 'ERROR', Reason: notLinked.reason });
});
