import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../test/render-shop.tsx';
import { sampleItem } from '../test/samples.ts';
import { ItemCard } from '../offers/item-card.tsx';
import { itemPictures } from './item-media.ts';
import { ProductPicture } from './product-picture.tsx';

const uploaded = 'uploads/0123456789abcdef0123456789abcdef01234567.webp';

test("browsers may select an uploaded picture's width, and AVIF if supported", () => {
  renderShop(<ProductPicture image={uploaded} alt="A vise" sizes="400px" />);
  const picture = screen.getByRole('img', { name: 'A vise' });
  const stem = `/images/${uploaded.slice(0, -'.webp'.length)}`;
  expect(picture).toHaveAttribute('src', `${stem}-800.webp`);
  expect(picture).toHaveAttribute(
    'srcset',
    `${stem}-400.webp 400w, ${stem}-800.webp 800w, ${stem}.webp 1600w`,
  );
  const source = picture.parentElement?.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('sizes', '400px');
  expect(source).toHaveAttribute(
    'srcset',
    `${stem}-400.avif 400w, ${stem}-800.avif 800w, ${stem}.avif 1600w`,
  );
});

test('other pictures are unchanged', () => {
  renderShop(
    <>
      <ProductPicture image="catalog/vise.webp" alt="A vise" sizes="400px" />
      <ProductPicture image="https://partner.example/mill.png" alt="A mill" sizes="400px" />
    </>,
  );
  const [vise, mill] = screen.getAllByRole('img');
  expect(vise?.getAttribute('srcset')).toContain('/images/catalog/vise-400.webp 400w');
  expect(mill).toHaveAttribute('src', 'https://partner.example/mill.png');
  expect(mill).not.toHaveAttribute('srcset');
  expect(document.querySelector('source')).toBeNull();
});

test('the space of a picture is reserved while it loads', () => {
  renderShop(<ProductPicture image={uploaded} alt="A vise" sizes="400px" />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).toHaveAttribute('height', '600');
});

test('a picture has its own description, or else the title', () => {
  const described = sampleItem({ image: uploaded, imageAlt: 'A spindle, its nut taken off' });
  expect(itemPictures(described)[0]?.alt).toBe('A spindle, its nut taken off');
  expect(itemPictures({ ...described, imageAlt: null })[0]?.alt).toBe(described.title);
});

test("a card's picture has its own description", () => {
  renderShop(<ItemCard item={sampleItem({ image: uploaded, imageAlt: 'The nut taken off' })} />);
  expect(screen.getByRole('img', { name: 'The nut taken off' })).toBeVisible();
});
