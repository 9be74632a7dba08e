import { signatureAhead, signatureOld, signatureWrong } from '../calls/validate-call.ts';
import { describe, expect, it } from 'vitest';
import {
  answerWithLink,
  pictureOf,
  readInteraction,
  validateInteraction,
  type Interaction,
} from './interaction.ts';

const user = { id: '4194304', username: 'chipload', avatar: null };
const meld: Interaction = { type: 2, guild_id: '1', data: { name: 'meld' }, member: { user } };

const answer = (content: string) => ({ reply: { type: 4, data: { content, flags: 64 } } });
const elsewhere = answer('Type /meld in our community, not here.');
const unknown = answer("I don't recognize that command. Type /meld to link your shop account.");

describe('an interaction', () => {
  it.each([
    ['our command', {}, user],
    ['a ping', { type: 1 }, { reply: { type: 1 } }],
    ['a button', { type: 3 }, unknown],
    ['another command', { data: { name: 'help' } }, unknown],
    ['no command', { data: null }, unknown],
    ['another community', { guild_id: '2' }, elsewhere],
    ['a direct message', { guild_id: undefined }, elsewhere],
    ['no member', { member: null }, elsewhere],
    ['a missing member', { member: undefined }, elsewhere],
    ['a command without a name', { data: {} }, unknown],
    ['a command without data', { data: undefined }, unknown],
    ['another command in another community', { data: { name: 'help' }, guild_id: '2' }, unknown],
    ['a ping from another community', { type: 1, guild_id: null }, { reply: { type: 1 } }],
  ])('%s', (_, overrides, expected) => {
    expect(readInteraction({ ...meld, ...overrides }, '1')).toEqual(expected);
  });

  it('gets a link as the reply, once', () => {
    expect(answerWithLink('https://shop.example.com', 'abc')).toEqual(
      answer(
        'Open this link to connect your shop account. The link works once within 15 minutes ' +
          'and is only for you: https://shop.example.com/ui/account?meld=abc',
      ).reply,
    );
    expect(answerWithLink('', null)).toEqual(
      answer('I already answered this. Type /meld again.').reply,
    );
  });

  it.each([
    [0, null],
    [300, null],
    [301, signatureOld],
    [-30, null],
    [-31, signatureAhead],
  ])('signed %i seconds ago is rejected with %j, or accepted', (age, expected) => {
    const now = new Date('2026-05-01T12:00:00Z');
    const timestamp = String(now.getTime() / 1000 - age);
    expect(validateInteraction({ right: true, timestamp }, now)).toBe(expected);
    expect(validateInteraction({ right: false, timestamp }, now)).toBe(signatureWrong);
  });

  it.each(['yesterday', '', 'NaN'])('signed at %o is too old', (timestamp) => {
    const signed = { right: true, timestamp };
    expect(validateInteraction(signed, new Date('2026-05-01T12:00:00Z'))).toBe(signatureOld);
  });
});

it.each([
  [{ id: '9', avatar: 'a1' }, '/avatars/9/a1.png?size=128'],
  [{ id: '4194304', avatar: null }, '/embed/avatars/1.png'],
  [{ id: String(4_194_304 * 7) }, '/embed/avatars/1.png'],
  [{ id: '4194303' }, '/embed/avatars/0.png'],
  [{ id: String(4_194_304 * 5) }, '/embed/avatars/5.png'],
  [{ id: String(4_194_304 * 6) }, '/embed/avatars/0.png'],
  [{ id: '80351110224678912', avatar: '' }, '/embed/avatars/5.png'],
  [{ id: 'nobody' }, '/embed/avatars/0.png'],
  [{ id: '4194304x' }, '/embed/avatars/0.png'],
  [{ id: 'x4194304' }, '/embed/avatars/0.png'],
])('returns the picture URL of %j', (member, path) => {
  expect(pictureOf('https://cdn', member)).toBe(`https://cdn${path}`);
});
