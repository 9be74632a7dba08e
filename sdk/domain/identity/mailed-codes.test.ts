import { expect, it } from 'vitest';
import { guessAmong } from './mailed-codes.ts';

const fresh = { tries: 0, strayTries: 0 };
const mine = { ...fresh, id: 'mine' };
const theirs = { ...fresh, id: 'theirs' };
const dead = { id: 'dead', tries: 5, strayTries: 0 };
const strayed = { id: 'strayed', tries: 4, strayTries: 5 };

it.each([
  ["the browser's own", [theirs, strayed, dead, mine], 'mine', mine, [theirs, strayed, mine]],
  [
    "the browser's own, guessed elsewhere",
    [theirs, strayed],
    'strayed',
    strayed,
    [theirs, strayed],
  ],
  ['the newest, if the browser has none', [strayed, theirs, mine], null, theirs, [theirs, mine]],
  [
    "the newest, if the browser's own has none left",
    [dead, strayed, theirs],
    'dead',
    theirs,
    [theirs],
  ],
  ['none, if none has guesses left', [dead, strayed], null, undefined, []],
])('counts a code against the guesses of %s', (_, waiting, ownId, counted, candidates) => {
  expect(guessAmong(waiting, ownId)).toEqual({ candidates, counted, bound: counted?.id === ownId });
});
