import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const text = readFileSync(path.join(root, 'server/deploy/SECURITY.md'), 'utf8');
const rows = Array.from(
  text.matchAll(/^\| +([\d.]+) +\|([^|]*)\| +([^|]*?) +\|([^|]*)\|$/gm),
  ([, id = '', , answer = '', where = '']) => ({ id, answer, where }),
);

/** Number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

it('each requirement is answered once, in order', () => {
  const counted: Record<string, number> = {};
  for (const { id } of rows) {
    const section = id.split('.').slice(0, 2).join('.');
    counted[section] = (counted[section] ?? 0) + 1;
  }
  expect(counted).toEqual(sections);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

it('each answer is one of five', () => {
  const answers = new Set(rows.map(({ answer }) => answer));
  expect([...answers].toSorted()).toEqual(['met', 'n/a', 'not met', 'outside', 'part']);
});

it('each file it names exists', () => {
  const named = Array.from(
    text.matchAll(/`((?:server|sdk|storefront|backoffice)\/[^`]+)`/g),
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
