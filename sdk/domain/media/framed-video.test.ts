import { expect, it } from 'vitest';
import { framedVideo } from './framed-video.ts';

it('accepts players by the host names of their pages', () => {
  expect(framedVideo('https://youtube-nocookie.com/embed/a')).toBe(
    'https://www.youtube-nocookie.com/embed/a',
  );
  for (const asItIs of [
    'https://www.youtube-nocookie.com/embed/a',
    'https://player.vimeo.com/video/1',
    `https://player.vimeo.com/${'1'.repeat(230)}`,
  ]) {
    expect(framedVideo(asItIs)).toBe(asItIs);
  }
});

it.each([
  'http://player.vimeo.com/video/1',
  'https://player.vimeo.com:8443/video/1',
  'https://ada@player.vimeo.com/video/1',
  'https://:secret@player.vimeo.com/video/1',
  'https://vimeo.com/1',
  'https://constructor/video',
  'https://__proto__/video',
  `https://player.vimeo.com/${'1'.repeat(231)}`,
  'javascript:alert(1)',
  '//player.vimeo.com/video/1',
  'https://player.vimeo.com.example/video/1',
  'https://www.player.vimeo.com/video/1',
  '',
  'player.vimeo.com/video/1',
])('rejects %s', (link) => {
  expect(framedVideo(link)).toBeUndefined();
});
