import { describe, expect, it } from 'vitest';
import type { ItemFacts } from './facts.ts';
import { collet, power } from './fixtures/specs.ts';
import { scoreOf } from './match-facts.ts';

const nowhere: ItemFacts = {
  title: '',
  partNumber: '',
  catalog: '',
  specTexts: '',
  prose: '',
  specs: [],
};
const words = (...phrases: string[][]) => ({ phrases });
const score = (facts: Partial<ItemFacts>, ...phrases: string[][]) =>
  scoreOf([words(...phrases)], { ...nowhere, ...facts });

describe('the score of a word', () => {
  it.each([
    ['title', 8],
    ['partNumber', 8],
    ['catalog', 4],
    ['specTexts', 2],
    ['prose', 1],
  ] as const)('in %s is %d', (place, weight) => {
    expect(score({ [place]: 'A spindle here' }, ['spindle'])).toBe(weight);
  });

  it('counts once, in the field with the most weight', () => {
    expect(score({ title: 'spindle', catalog: 'Spindles', prose: 'spindle' }, ['spindle'])).toBe(8);
  });

  it("is undefined if it isn't found, and so is its whole phrase", () => {
    expect(score({ title: 'Collet' }, ['spindle'])).toBeUndefined();
    expect(score({ title: 'Collet' }, ['collet', 'spindle'])).toBeUndefined();
    expect(score({ title: 'Collet' }, ['spindle', 'collet'])).toBeUndefined();
  });

  it.each([
    ['spi', 'Spindle', 8],
    ['sp', 'Spindle', undefined],
    ['sp', 'SP 80', 8],
    ['ind', 'Spindle', undefined],
    ['spindles', 'Spindle', 8],
    ['spindle', 'Spindles', 8],
    ['gas', 'Gas spring', 8],
    ['gas', 'Gantry', undefined],
    ['lens', 'Lens', 8],
    ['lens', 'Len', 8],
    ['cross', 'Crop', undefined],
    ['crosss', 'Cross', 8],
    ['masts', 'Mat', undefined],
  ])('%s in the title %s is %s', (word, title, found) => {
    expect(score({ title }, [word])).toBe(found);
  });

  it.each([
    ['80w', 8],
    ['0w22', 8],
    ['80', undefined],
    ['sp80w22er20', 8],
    ['sp81', undefined],
  ])('as a piece of a part number in any spelling: %s, %s', (word, found) => {
    expect(score({ partNumber: 'SP80W-22/ER20' }, [word])).toBe(found);
  });

  it('is higher in a part number than in prose', () => {
    expect(score({ partNumber: 'SP80W', prose: '80w' }, ['80w'])).toBe(8);
  });
});

describe('terms', () => {
  it('each score as their best phrase', () => {
    const facts = { title: 'Inverter', prose: 'A frequency converter.' };
    expect(score(facts, ['frequency', 'converter'], ['vfd'])).toBe(2);
    expect(score(facts, ['frequency', 'converter'], ['inverter'])).toBe(8);
    expect(score(facts, ['vfd'], ['drive'])).toBeUndefined();
  });

  it('all have to match, and add up', () => {
    const facts = { ...nowhere, title: 'Inverter', prose: 'quiet' };
    expect(scoreOf([words(['inverter']), words(['quiet'])], facts)).toBe(9);
    expect(scoreOf([words(['inverter']), words(['loud'])], facts)).toBeUndefined();
    expect(scoreOf([words(['loud']), words(['inverter'])], facts)).toBeUndefined();
    expect(scoreOf([], facts)).toBe(0);
  });
});

describe('a quantity matches', () => {
  const oneToThree = { number: 1_000, max: 3_000, unit: 'W' };
  const exact = { number: 2_200, unit: 'W' };
  it.each([
    ['equal', exact, power(2_200), 8],
    ['smaller', exact, power(2_199), undefined],
    ['larger', exact, power(2_201), undefined],
    ['at the lower end of a range', oneToThree, power(1_000), 8],
    ['at the upper end of a range', oneToThree, power(3_000), 8],
    ['below a range', oneToThree, power(999), undefined],
    ['above a range', oneToThree, power(3_001), undefined],
    ['in a range that contains it', exact, power(800, 2_200), 8],
    ['in a range that starts with it', exact, power(2_200, 3_000), 8],
    ['in a range that ends below it', exact, power(800, 2_199), undefined],
    ['in a range that starts above it', exact, power(2_201, 3_000), undefined],
    ['in ranges that touch', oneToThree, power(3_000, 4_000), 8],
    ['in ranges that don’t touch', oneToThree, power(3_001, 4_000), undefined],
    ['in another unit', { number: 2_200, unit: 'mm' }, power(2_200), undefined],
    ['in words', exact, collet, undefined],
  ])('%s', (_, quantity, one, found) => {
    const facts = { ...nowhere, specs: [collet, one] };
    expect(scoreOf([{ phrases: [['none']], quantity }], facts)).toBe(found);
  });

  it('also by the words it was typed in', () => {
    const facts = { ...nowhere, prose: 'With 2200 w.' };
    const term = { phrases: [['2200', 'w']], quantity: exact };
    expect(scoreOf([term], facts)).toBe(2);
    expect(scoreOf([term], { ...facts, specs: [power(2_200)] })).toBe(8);
  });
});
