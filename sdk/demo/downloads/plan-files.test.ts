import { describe, expect, it } from 'vitest';
import { catalogs } from '../catalogs/all-catalogs.ts';
import { planFiles } from './plan-files.ts';
import { plansByItem } from './plans/all-plans.ts';

const items = catalogs.flatMap((one) => (one.catalogId === 'plans-pack' ? one.items : []));

it("there is a plan for every item that sells one, with the item's title", () => {
  for (const { catalogItemId, attributes } of items) {
    const files = attributes.filter(({ type }) => type === 'DOWNLOADABLE');
    expect(files.map(({ value }) => value)).toEqual([`${plansByItem[catalogItemId]?.id}.zip`]);
  }
});

describe.each(Object.entries(plansByItem))('%s', (itemId, plan) => {
  const files = planFiles(plan);
  const pdf = Buffer.from(files[`${plan.id}/${plan.id}.pdf`] ?? '').toString('latin1');

  it('has the advertised number of sheets, and a correct table of objects', () => {
    expect(pdf).toMatch(/^%PDF-1\.4[^]*%%EOF\n$/);
    expect(pdf.match(/\/Type \/Page /g)).toHaveLength(plan.parts.length + 1);
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) =>
      Number(at),
    );
    for (const [index, offset] of offsets.entries()) {
      expect(pdf.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    }
    const item = items.find(({ catalogItemId }) => catalogItemId === itemId);
    const [, sheets] = / (\d+) sheets/.exec(item?.description ?? '') ?? [];
    if (sheets !== undefined) expect(Number(sheets)).toBe(plan.parts.length + 1);
  });

  it('has a drawing of each part to cut, with its holes inside it', () => {
    for (const part of plan.parts) {
      for (const { x, y, diameter } of part.holes) {
        expect(Math.min(x, y) - diameter / 2, part.name).toBeGreaterThan(0);
        expect(x + diameter / 2, part.name).toBeLessThan(part.width);
        expect(y + diameter / 2, part.name).toBeLessThan(part.height);
      }
    }
    const drawings = Object.entries(files).filter(([path]) => path.endsWith('.dxf'));
    expect(drawings).toHaveLength(plan.parts.length);
    for (const [index, [, dxf]] of drawings.entries()) {
      const lines = String(dxf).trimEnd().split('\r\n');
      expect(lines.length % 2).toBe(0);
      expect(lines.slice(-2)).toEqual(['0', 'EOF']);
      const circles = lines.filter((line, at) => at % 2 === 1 && line === 'CIRCLE');
      expect(circles).toHaveLength(plan.parts[index]?.holes.length ?? -1);
    }
  });

  it('lists everything to make and to buy', () => {
    const rows = String(files[`${plan.id}/parts.csv`]).trimEnd().split('\r\n');
    expect(rows).toHaveLength(1 + plan.parts.length + plan.bought.length);
  });
});
