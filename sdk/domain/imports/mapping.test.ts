import { expect, it } from 'vitest';
import { itemsIn, readTable } from './fixtures/files.ts';
import { invalidMapping } from './mapping.ts';

const file = [
  'Article no.\tDesignation\tRange\tLength\tNet\tWeight\tShelf\tColor\tPhoto',
  'R-1\tRail 1\tRail\t300 mm\t29,95\t1.5 kg\tA-1\tblack\thttps://old.example/r.png',
  'R-2\tRail 2\tRail\t500 mm\t39,95\t\tA-2\t\t',
  'N-1\tNut\tNut\t\t0,35\t\t\t\t',
].join('\n');
const mapping = [
  { column: 'Article no.', field: 'partNumber' as const },
  { column: 'Range', field: 'family' as const },
  { column: 'Length', field: 'option' as const },
  { column: 'Net', field: 'price' as const },
  { column: 'Weight', field: 'weight' as const },
  { column: 'Shelf', field: 'bin' as const },
  { column: 'Color', field: 'spec' as const },
  { column: 'Photo', field: 'pictures' as const },
];

it('proposes a mapping for an unknown table and reads nothing before it is confirmed', () => {
  const unknown = readTable(file);
  expect(unknown).toMatchObject({ format: 'table', isMapped: false, drafts: [] });
  expect(unknown.mapping).toContainEqual({ column: 'Weight', field: 'weight' });
});

it('reads a table with the mapping of staff', () => {
  const read = readTable(file, { mapping });
  expect(read).toMatchObject({ isMapped: true, problems: [], ignored: ['Designation'] });
  const [rail, , nut] = itemsIn(read);
  expect(rail).toMatchObject({
    partNumber: 'R-1',
    family: { title: 'Rail', options: ['Length'] },
    fields: { title: 'Rail, Length 300 mm', priceCents: 2995, bin: 'A-1' },
    pictures: [{ url: 'https://old.example/r.png' }],
  });
  expect(rail?.attributes.map(({ attributeId }) => attributeId)).toEqual([
    'Length',
    'Color',
    'Weight',
  ]);
  expect(nut).toMatchObject({ family: null, fields: { title: 'Nut' } });
});

it.each([
  [[{ column: 'Nothing', field: 'title' as const }], 'must be a column of the file.'],
  [[{ column: 'Net', field: 'email' as const }], expect.stringContaining('partNumber, slug')],
  [[{ column: 'Net', field: 'price' as const }], expect.stringContaining('needs partNumber or')],
  [
    [
      { column: 'Net', field: 'title' as const },
      { column: 'Range', field: 'title' as const },
    ],
    'is mapped twice.',
  ],
])('rejects the mapping %#', (wrong, message) => {
  expect(invalidMapping('items', wrong, ['Net', 'Range'])).toMatchObject({ message });
});

it('reads customers by the names of their columns, and rejects addresses that occur twice', () => {
  const read = readTable(
    'First Name,Last Name,Email,Tags,Phone\nAda,Park,ada@example.com,"VIP, Club",1\n,,ADA@example.com,,\n,,nobody,,\n',
    { kind: 'customers' },
  );
  expect(read).toMatchObject({ format: 'shopify', ignored: ['Phone'] });
  expect(read.drafts).toEqual([
    {
      kind: 'customers',
      row: 2,
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Park',
      tags: ['vip', 'club'],
    },
  ]);
  expect(read.problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    '3 Email',
    '4 Email',
  ]);
});

it('reads redirects with full addresses of the previous shop', () => {
  const { drafts } = readTable(
    'Redirect from,Redirect to\nhttps://old.example/a?x=1,/ui/shop\n/b,https://new.example/home',
    { kind: 'redirects' },
  );
  expect(drafts).toMatchObject([
    { from: '/a?x=1', to: '/ui/shop' },
    { from: '/b', to: '/home' },
  ]);
});
