import { describe, expect, it } from 'vitest';
import { fileKinds } from './invalid-file.ts';
import { kindOfFile, publicFilePath, takesFile, validatePublicFile } from './public-file.ts';

/** A binary STL with this number of triangles in its header. */
const stl = (triangles: number) =>
  `${'x'.repeat(80)}${String.fromCharCode(triangles % 256, triangles >> 8, 0, 0)}`;

const why = (name: string, start: string, size = start.length) =>
  validatePublicFile({ name, start, size })?.message;

describe('a public file', () => {
  it.each([
    ['sheet.pdf', '%PDF-1.7\n'],
    ['SHEET.PDF', '\n%PDF-1.4'],
    ['part.step', 'ISO-10303-21;\nHEADER;'],
    ['part.stp', '\r\nISO-10303-21;'],
    ['part.stl', 'solid bracket\nfacet'],
    ['plate.dxf', '  0\nSECTION\n  2\nHEADER'],
    ['plate.dxf', '999\nmade by hand\n0\r\nSECTION\n'],
    ['plate.dxf', 'AutoCAD Binary DXF\r\n\x1a\0'],
    ['all.zip', 'PK\u0003\u0004\u0014'],
  ])('can be %s with %j', (name, start) => {
    expect(why(name, start)).toBeUndefined();
  });

  it('can be a binary STL, as long as its number of triangles says', () => {
    expect(why('part.stl', stl(300), 84 + 50 * 300)).toBeUndefined();
    expect(why('part.stl', stl(300), 84 + 50 * 300 - 1)).toMatch(/^is named .stl/);
    expect(why('part.stl', '', 0)).toMatch(/^is named .stl/);
  });

  it.each(['page.html', 'run.exe', 'drawing.svg', 'pdf', 'no ending', 'x.constructor'])(
    'is never %j',
    (name) => {
      expect(why(name, name === 'pdf' ? 'MZ' : '%PDF-1.7')).toBe(
        name === 'pdf'
          ? 'is named .pdf, but its content is damaged or of another type.'
          : fileKinds,
      );
    },
  );

  it.each([
    ['sheet.pdf', 'MZ'],
    ['part.step', '%PDF-1.7'],
    ['part.stl', 'a solid start'],
    ['plate.dxf', '0\nENDSEC'],
    ['all.zip', 'Rar!'],
  ])('is not %s with %j', (name, start) => {
    expect(why(name, start)).toMatch(/^is named \.\w+, but its content is damaged/);
  });

  it('has a path with its name, and a kind', () => {
    const item = { catalogId: 'spindles', catalogItemId: 'er20' };
    const attribute = { attributeId: 'Data sheet', value: 'ER20/2 a.pdf' };
    expect(publicFilePath(item, attribute)).toBe(
      '/assets/files/spindles/er20/Data%20sheet/ER20%2F2%20a.pdf',
    );
    expect(kindOfFile('part.v2.step')).toBe('STEP');
  });
});

it('knows the attribute types with uploaded files', () => {
  expect((['FILE', 'DOWNLOADABLE', 'IMAGE', 'LINK'] as const).map(takesFile)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
