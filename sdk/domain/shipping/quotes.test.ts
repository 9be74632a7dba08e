import { expect, it } from 'vitest';
import { cheapestAndFastest, serviceName } from './quotes.ts';

const rate = (service: string, cents: number, days: number | null) => ({ service, cents, days });
const [slow, expensive] = [rate('Ground', 600, 5), rate('Priority', 900, 2)];

it.each([
  ['nothing', [], []],
  ['one rate', [slow], ['Standard Ground']],
  ["a more expensive one that isn't faster", [slow, rate('Post', 700, 5)], ['Standard Ground']],
  ['a faster, more expensive one', [expensive, slow], ['Standard Ground', 'Express Priority']],
  [
    'the cheaper of two fast ones',
    [rate('Air', 950, 2), slow, expensive],
    ['Standard Ground', 'Express Priority'],
  ],
  ['the fastest', [slow, expensive, rate('Air', 2000, 1)], ['Standard Ground', 'Express Air']],
  ['one with unknown days', [slow, rate('Post', 700, null)], ['Standard Ground']],
  [
    'a cheapest one with unknown days',
    [rate('Post', 500, null), slow],
    ['Standard Post', 'Express Ground'],
  ],
])('for %s', (_, rates, selected) => {
  const quotes = cheapestAndFastest(rates);
  expect(quotes.map(({ preference, service }) => `${preference} ${service}`)).toEqual(selected);
});

it('names services as people do', () => {
  expect(serviceName('USPS', 'GroundAdvantage')).toBe('USPS Ground Advantage');
  expect(serviceName('USPS', 'Priority')).toBe('USPS Priority');
});
