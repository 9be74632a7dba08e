import { describe, expect, it } from 'vitest';
import { accentColors, validateAccentColor } from './accent-color.ts';
import { accentAt, accentCss, accentUrl, iconUrl } from './brand-files.ts';

describe('an accent color', () => {
  it.each(['#000000', '#0b5fa5', '#767676', '#BF3B06'])('can be %s', (color) => {
    expect(validateAccentColor(color)).toBeNull();
  });

  it.each([
    ['#777777', '4.4'],
    ['#ffd000', '1.4'],
    ['#ffffff', '1.0'],
  ])('cannot be %s, which is too light for white', (color, contrast) => {
    expect(validateAccentColor(color)).toBe(
      `must have a contrast of at least 4.5:1 with white. This color has ${contrast}:1. Choose a darker color`,
    );
  });

  it.each(['orange', '#fff', '0b5fa5', '#0b5fa5ff', ''])('cannot be written as “%s”', (color) => {
    expect(validateAccentColor(color)).toBe('must be a color such as #0b5fa5');
  });

  it('is lightened for dark surfaces until it is readable there', () => {
    expect(accentColors('#767676')).toEqual({ light: '#767676', dark: '#848484' });
    const { dark } = accentColors('#000000');
    // What is readable on a dark surface is too light for a white one.
    expect(validateAccentColor(dark)).toMatch(/contrast/);
  });
});

it('a style sheet and an icon have addresses that change with them', () => {
  expect(accentUrl('#0B5FA5')).toBe('/brand/0b5fa5.css');
  expect(accentAt('/brand/0b5fa5.css')).toBe('#0b5fa5');
  expect(accentAt('/brand/0b5fa5.css.css')).toBeUndefined();
  expect(accentCss('#0b5fa5')).toContain('--signal: #0b5fa5;');
  expect(iconUrl(`uploads/${'0a'.repeat(20)}.webp`, 32)).toBe(`/brand/${'0a'.repeat(20)}-32.png`);
});
