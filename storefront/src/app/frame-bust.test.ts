import { expect, test } from 'vitest';
import { leaveFrame } from './frame-bust.ts';

function windowAt(href: string) {
  const location = { href, origin: new URL(href).origin };
  const view = { location };
  return view;
}

test("a framed page opens the site's root in the whole window", () => {
  const framed = windowAt('https://shop.example/ui/shop');
  const around = windowAt('https://elsewhere.example/');
  leaveFrame({ location: framed.location, self: framed, top: around });
  expect(around.location.href).toBe('https://shop.example/');
});

test('a page outside a frame stays where it is', () => {
  const page = windowAt('https://shop.example/ui/shop');
  leaveFrame({ location: page.location, self: page, top: page });
  expect(page.location.href).toBe('https://shop.example/ui/shop');
});
