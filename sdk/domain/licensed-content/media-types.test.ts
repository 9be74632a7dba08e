import { describe, expect, it } from 'vitest';
import { isHtml, mediaTypeOf, withCharset } from './media-types.ts';

describe('the media type of a file', () => {
  it.each([
    ['text', ['html', 'css', 'csv', 'vtt']],
    ['image', ['png', 'jpeg', 'webp', 'avif', 'gif']],
    ['video', ['mp4', 'webm']],
    ['audio', ['ogg', 'wav']],
    ['font', ['woff2', 'woff', 'ttf', 'otf']],
    ['application', ['json', 'xml', 'wasm', 'pdf', 'zip']],
  ])('is %s and the extension if it matches its type', (group, endings) => {
    for (const ending of endings) {
      expect(mediaTypeOf(`lesson.${ending}`)).toBe(`${group}/${ending}`);
    }
  });

  it.each([
    ['htm', 'html'],
    ['mjs', 'js'],
    ['map', 'json'],
    ['jpg', 'jpeg'],
    ['m4v', 'mp4'],
  ])('is the same for the extensions %s and %s', (one, other) => {
    expect(mediaTypeOf(`lesson.${one}`)).toBe(mediaTypeOf(`lesson.${other}`));
  });

  it.each([
    ['module.js', 'text/javascript'],
    ['license.txt', 'text/plain'],
    ['readme.md', 'text/markdown'],
    ['app.webmanifest', 'application/manifest+json'],
    ['plan.svg', 'image/svg+xml'],
    ['favicon.ico', 'image/x-icon'],
    ['talk.mp3', 'audio/mpeg'],
    ['talk.m4a', 'audio/mp4'],
    ['vise.glb', 'model/gltf-binary'],
    ['vise.gltf', 'model/gltf+json'],
  ])('of %s is %s, unlike its extension', (name, type) => {
    expect(mediaTypeOf(name)).toBe(type);
  });

  it('depends on the last extension, ignoring case', () => {
    expect(mediaTypeOf('a/b.min.CSS')).toBe('text/css');
    expect(mediaTypeOf('page.html.png')).toBe('image/png');
  });

  it.each(['', 'html', 'a.', 'a.unheard', 'a.html/b', 'page.html~', 'a.constructor'])(
    'is unknown for the name %j',
    (name) => {
      expect(mediaTypeOf(name)).toBe('application/octet-stream');
    },
  );
});

it('declares text as UTF-8, and nothing else', () => {
  expect(withCharset('text/css')).toBe('text/css; charset=utf-8');
  expect(withCharset('application/json')).toBe('application/json');
  expect(withCharset('application/text/')).toBe('application/text/');
});

it('recognizes a page whatever its charset', () => {
  expect(isHtml('text/html')).toBe(true);
  expect(isHtml('text/html; charset=utf-8')).toBe(true);
  expect(isHtml('text/css')).toBe(false);
  expect(isHtml('not text/html')).toBe(false);
});
