import { describe, expect, it } from 'vitest';
import { code128 } from './code128.ts';

const start = '211214';
const stop = '2331112';

describe('a bar code', () => {
  it('consists of start, characters, checksum and stop', () => {
    const characterA = '111323';
    // (104 + 1 × 33) mod 103 = 34, the pattern of B.
    const characterB = '131123';
    expect(code128('A').join('')).toBe(start + characterA + characterB + stop);
  });

  it('weights each character by its position', () => {
    // P J J 1 2 3 C; (104 + 48 + 2×42 + 3×42 + 4×17 + 5×18 + 6×19 + 7×35) mod 103 = 55.
    const characters = ['313121', '112133', '112133', '123221', '223211', '221132', '131321'];
    const check = '311321';
    expect(code128('PJJ123C').join('')).toBe(start + characters.join('') + check + stop);
  });

  it('has eleven modules per character, an even number of them black, no two alike', () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const symbols = printable.map((character) => code128(character).slice(6, 12));
    for (const [bar1 = 0, space1 = 0, bar2 = 0, space2 = 0, bar3 = 0, space3 = 0] of symbols) {
      expect(bar1 + space1 + bar2 + space2 + bar3 + space3).toBe(11);
      expect((bar1 + bar2 + bar3) % 2).toBe(0);
    }
    expect(new Set(symbols.map((widths) => widths.join(''))).size).toBe(95);
  });

  it("rejects a text with characters it can't encode", () => {
    expect(() => code128('Fräser')).toThrow('has no barcode');
    expect(() => code128('')).toThrow('has no barcode');
  });
});
