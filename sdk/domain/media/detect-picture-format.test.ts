import { expect, it } from 'vitest';
import { numberAt, detectPictureFormat } from './detect-picture-format.ts';

const box = (...brands: string[]) =>
  `\0\0\0${String.fromCharCode(8 + 4 * brands.length)}ftyp${brands.join('')}`;

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'png'],
  ['RIFF\0\0\0\x01WEBPVP8 ', 'webp'],
  [box('avif', '\0\0\0\0', 'mif1'), 'avif'],
  [box('mif1', '\0\0\0\0', 'avis'), 'avif'],
  // a length of 1 means that the real length follows later
  ['\0\0\0\x01ftypavif', 'avif'],
  [`\xff\xff\xff\xff${box('mif1', '\0\0\0\0', 'avif').slice(4)}`, 'avif'],
])('%j is a picture', (text, picture) => {
  expect(detectPictureFormat(text)).toEqual({ picture });
});

it.each([
  [`${box('heic', '\0\0\0\0', 'mif1')}avif`, 'a HEIC photo'],
  [box('hevc'), 'a HEIC photo'],
  [box('msf1'), 'a HEIC photo'],
  [box('isom', '\0\0\0\0', 'mp42'), 'a video'],
  [box('isom', 'xhei', 'xmif'), 'a video'],
  ['\0\0\0\x08ftyp', 'a video'],
  ['GIF87a', 'a GIF'],
  ['GIF88a', null],
  ['GIF89a', 'a GIF'],
  ['%PDF-1.7', 'a PDF'],
  ['II*\0', 'a TIFF'],
  ['MM\0*', 'a TIFF'],
  ['BM....', 'a BMP'],
  ['PK\x03\x04', 'a ZIP archive'],
  ['<?xml version="1.0"?><svg width="1">', 'an SVG drawing'],
  ['<!DOCTYPE html><p>', 'a web page'],
  ['<svg>', 'an SVG drawing'],
  ['<SVG\n>', 'an SVG drawing'],
  ['<svgs>', null],
  ['<!doctype \n html>', 'a web page'],
  ['<!doctypehtml>', null],
  ['<HTML lang="en">', 'a web page'],
  ['<head\n>', 'a web page'],
  ['<body>', 'a web page'],
  ['<header>', null],
  ['a <script>', 'a web page'],
  ['RIFF\0\0\0\x01WAVEfmt ', null],
  ['x\x89PNG\r\n\x1a\n', null],
  ['xII*\0', null],
  ['xMM\0*', null],
  ['x\xff\xd8\xff RIFF1234WEBP x%PDF- xGIF89a xBM xPK', null],
  ['', null],
])("%j isn't a picture", (text, kind) => {
  expect(detectPictureFormat(text)).toEqual({ picture: null, kind });
});

it('reads big-endian numbers', () => {
  expect(numberAt('x\x01\x02\x03\x04', 1)).toBe(0x01020304);
  expect(numberAt('\xff', 0)).toBe(0xff000000);
});
