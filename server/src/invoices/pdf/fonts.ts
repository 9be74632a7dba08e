import { fileURLToPath } from 'node:url';

/** A run of text and the path of a font with all of its characters. */
export interface FontRun {
  text: string;
  font: string;
}

type Weight = 'regular' | 'bold';
type Family = 'archivo' | 'dejavu' | 'japanese' | 'korean' | 'chinese';

const inPackage = (name: string, file: string) =>
  new URL(`../fonts/${file}.otf`, import.meta.resolve(`@embedpdf/${name}`)).href;

/**
 * Archivo is the shop's typeface, DejaVu Sans covers many scripts, and Noto Sans covers East Asian
 * scripts.
 */
const fonts: Record<Family, (weight: Weight) => string> = {
  archivo: (weight) =>
    import.meta.resolve(
      weight === 'bold'
        ? '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf'
        : '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
    ),
  dejavu: (weight) =>
    import.meta.resolve(`dejavu-fonts-ttf/ttf/DejaVuSans${weight === 'bold' ? '-Bold' : ''}.ttf`),
  japanese: (weight) => inPackage('fonts-jp', `NotoSansJP-${notoWeight(weight)}`),
  korean: (weight) => inPackage('fonts-kr', `NotoSansKR-${notoWeight(weight)}`),
  chinese: (weight) => inPackage('fonts-sc', `NotoSansHans-${notoWeight(weight)}`),
};

const notoWeight = (weight: Weight) => (weight === 'bold' ? 'Bold' : 'Regular');

export const fontPath = (family: Family, weight: Weight): string =>
  fileURLToPath(fonts[family](weight));

/** Characters that Archivo certainly has: accented Latin letters and common symbols. */
const inArchivo = /^[\n\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]*$/;

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u3200-\u33ff\uff00-\uffef]/u;

/**
 * Returns the families that may cover a whole text, likeliest first, because opening a font takes
 * memory and time.
 */
function familiesFor(text: string): Family[] {
  if (!EAST_ASIAN.test(text)) return ['dejavu'];
  return /\p{Script=Hangul}/u.test(text)
    ? ['korean', 'japanese', 'chinese']
    : ['japanese', 'chinese', 'korean'];
}

/** Marks and selectors that are invisible if a font lacks them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** The part of the PDF document that loads fonts. */
interface Fonts {
  font(src: string): unknown;
}

/**
 * Splits a text into runs with suitable fonts, or a single run if one font has all characters. A
 * character that no font has, such as an emoji, is printed as `?`, never as a box.
 */
export function fontRuns(pdf: Fonts, input: string, weight: Weight): FontRun[] {
  const text = input.replaceAll('\t', ' ');
  if (text === '') return [];
  const path = (family: Family) => fontPath(family, weight);
  if (inArchivo.test(text)) return [{ text, font: path('archivo') }];
  const whole = familiesFor(text);
  const has = (family: Family, character: string) =>
    UNSEEN.test(character) || hasGlyph(pdf, path(family), character);
  const characters = Array.from(text);
  const one = whole.find((family) => characters.every((character) => has(family, character)));
  if (one !== undefined) return [{ text, font: path(one) }];
  const runs: FontRun[] = [];
  for (const character of characters) {
    const family =
      character === ' ' || UNSEEN.test(character)
        ? undefined
        : (['archivo', ...whole, 'dejavu'] as const).find((name) =>
            name === 'archivo' ? inArchivo.test(character) : has(name, character),
          );
    const last = runs.at(-1);
    const font = family === undefined ? (last?.font ?? path('archivo')) : path(family);
    const isKnown = family !== undefined || character === ' ' || UNSEEN.test(character);
    const displayed = isKnown ? character : '?';
    if (last?.font === font) last.text += displayed;
    else runs.push({ text: displayed, font });
  }
  return runs;
}

/** Asks the font itself, through a property that the library's types do not declare. */
function hasGlyph(pdf: Fonts, font: string, character: string): boolean {
  pdf.font(font);
  const opened: unknown = Reflect.get(Object(Reflect.get(pdf, '_font')), 'font');
  const code = character.codePointAt(0) ?? 0;
  return hasGlyphs(opened) && opened.hasGlyphForCodePoint(code);
}

interface Glyphs {
  hasGlyphForCodePoint(code: number): boolean;
}

const hasGlyphs = (font: unknown): font is Glyphs =>
  typeof Object(font)['hasGlyphForCodePoint'] === 'function';
