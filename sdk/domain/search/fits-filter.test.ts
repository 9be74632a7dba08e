import { describe, expect, it } from 'vitest';
import type { FindableSpec } from './facts.ts';
import { collet, power } from './fixtures/specs.ts';
import { matchesFilter } from './match-facts.ts';
import type { Choice } from './read-filters.ts';

describe('a filter', () => {
  const matches = (choice: Choice, specs: readonly FindableSpec[], name = 'power') =>
    matchesFilter({ name, choices: [{ key: 'another' }, choice] }, specs);
  const same = { key: '2.2 kw', quantity: { number: 2_200, unit: 'W' } };

  it('is for one name, and matches if any of its choices does', () => {
    expect(matches({ key: 'er20 plus' }, [power(1), collet], 'collet')).toBe(true);
    expect(matches({ key: 'er20 plus' }, [collet])).toBe(false);
    expect(matches({ key: 'er20' }, [collet], 'collet')).toBe(false);
    expect(matches({ key: 'as typed' }, [])).toBe(false);
    expect(matchesFilter({ name: 'power', choices: [] }, [power(1)])).toBe(false);
  });

  it.each([
    ['the quantity', power(2_200), true],
    ['a range that ends where it starts', power(2_200, 2_200), true],
    ['another quantity', power(2_201), false],
    ['a range that starts with it', power(2_200, 3_000), false],
    ['another unit', { ...power(1), base: { number: 2_200, unit: 'mm' } }, false],
    ['other words', { ...collet, spec: { name: 'Power', value: 'much' } }, false],
    ['the same words', { ...collet, spec: { name: ' POWER', value: '2.2  KW' } }, true],
  ])('for a quantity matches %s: %s', (_, one, matching) => {
    expect(matches(same, [one])).toBe(matching);
  });

  it('for a range matches only the same range', () => {
    const range = { key: 'x', quantity: { number: 1, max: 3, unit: 'W' } };
    expect(matches(range, [power(1, 3)])).toBe(true);
    expect(matches(range, [power(1, 4)])).toBe(false);
    expect(matches(range, [power(2, 3)])).toBe(false);
    expect(matches(range, [power(1)])).toBe(false);
  });

  it("for text doesn't match a quantity", () => {
    expect(matches({ key: 'x' }, [power(1)])).toBe(false);
  });

  it.each([
    [{ from: 10, to: 20 }, power(10), true],
    [{ from: 10, to: 20 }, power(20), true],
    [{ from: 10, to: 20 }, power(9), false],
    [{ from: 10, to: 20 }, power(21), false],
    [{ from: 10, to: 20 }, power(5, 10), true],
    [{ from: 10, to: 20 }, power(5, 9), false],
    [{ from: 10, to: 20 }, power(20, 30), true],
    [{ from: 10, to: 20 }, power(21, 30), false],
    [{ from: 10 }, power(1_000_000), true],
    [{ from: 10 }, power(9), false],
    [{ to: 20 }, power(-5), true],
    [{ to: 20 }, power(21), false],
    [{ to: 20 }, { ...collet, spec: { name: 'Power', value: 'much' } }, false],
  ])('%j and %j match: %s', (ends, one, matching) => {
    expect(matches({ ...ends, unit: 'W' }, [one])).toBe(matching);
    expect(matches({ ...ends, unit: 'mm' }, [one])).toBe(false);
  });
});
