import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangePictures, picturesIn } from './arrange-pictures.ts';

const picture = (attributeId: string, value = `${attributeId}.webp`) =>
  ({ attributeId, type: 'IMAGE', value, description: `The ${attributeId}`, version: 1 }) as const;
const sized = {
  attributeId: 'Size',
  type: 'SIZE',
  value: '80 mm',
  description: null,
  version: 4,
} as const;
const [side, back] = [picture('side'), picture('back')];
const awaited = picture('awaited', '');
const item = {
  image: 'front.webp',
  imageAlt: 'The front',
  attributes: [side, sized, awaited, back],
};
const bare = { ...item, image: null, imageAlt: null };

describe('the pictures of an item', () => {
  it('are its own, then those of its attributes in order', () => {
    expect(picturesIn(item)).toEqual([
      { path: 'front.webp', alt: 'The front', attribute: null },
      { path: 'side.webp', alt: 'The side', attribute: side },
      { path: 'back.webp', alt: 'The back', attribute: back },
    ]);
  });

  it('are those of its attributes if it has none of its own', () => {
    expect(picturesIn(bare).map(({ path }) => path)).toEqual(['side.webp', 'back.webp']);
  });

  it('leave out attributes without a picture', () => {
    expect(picturesIn({ image: null, imageAlt: null, attributes: [sized, awaited] })).toEqual([]);
  });
});

describe('reordering pictures', () => {
  it("keeps the item's own picture if it stays first", () => {
    expect(arrangePictures(item, ['front.webp', 'back.webp', 'side.webp'])).toEqual({
      image: 'front.webp',
      imageAlt: 'The front',
      attributes: [back, sized, awaited, side],
    });
  });

  it("makes the first one the item's own and swaps it with that attribute's", () => {
    const freed = { ...back, value: 'front.webp', description: 'The front', version: 2 };
    expect(arrangePictures(item, ['back.webp', 'front.webp', 'side.webp'])).toEqual({
      image: 'back.webp',
      imageAlt: 'The back',
      attributes: [freed, sized, awaited, side],
    });
    expect(arrangePictures(item, ['back.webp', 'side.webp', 'front.webp'])).toEqual({
      image: 'back.webp',
      imageAlt: 'The back',
      attributes: [side, sized, awaited, freed],
    });
  });

  it("doesn't give the item its own picture if it had none", () => {
    const named = { ...bare, imageAlt: 'Kept' };
    expect(arrangePictures(named, ['back.webp', 'side.webp'])).toEqual({
      image: null,
      imageAlt: 'Kept',
      attributes: [back, sized, awaited, side],
    });
  });

  it('keeps both attributes if two have the same file', () => {
    const twin = { ...back, value: side.value };
    const twins = { ...item, attributes: [side, twin] };
    expect(arrangePictures(twins, ['front.webp', 'side.webp', 'side.webp'])).toEqual(twins);
    expect(arrangePictures(twins, ['front.webp', 'side.webp'])).toBeNull();
  });

  it.each([
    ['lack one', ['front.webp', 'side.webp']],
    ['have an extra one', ['front.webp', 'side.webp', 'back.webp', 'other.webp']],
    ['contain a different one', ['front.webp', 'side.webp', 'other.webp']],
    ['repeat one', ['front.webp', 'side.webp', 'side.webp']],
    ['are empty', []],
  ])('is rejected if the paths %s', (_, paths) => {
    expect(arrangePictures(item, paths)).toBeNull();
  });

  it('does nothing for an item without pictures', () => {
    const empty = { image: null, imageAlt: null, attributes: [sized] };
    expect(arrangePictures(empty, [])).toBeNull();
  });

  it('keeps the selected order, whatever it is', () => {
    const paths = picturesIn(item).map(({ path }) => path);
    const order = fc.shuffledSubarray(paths, { minLength: paths.length });
    fc.assert(
      fc.property(order, (selected) => {
        const arranged = arrangePictures(item, selected);
        expect(arranged && picturesIn(arranged).map(({ path }) => path)).toEqual(selected);
      }),
    );
  });
});
