// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { findLosses, tidyMarkup } from './round-trip.ts';

describe('the visual editor keeps', () => {
  it.each([
    '<h3>Specification</h3><table><tbody><tr><th scope="row">Power</th><td>2.2 kW</td></tr></tbody></table><h3>In the box</h3><ul><li>Spindle</li><li>Clamp &amp; key</li></ul><p>Note.</p>',
    '<table><tr><th>Runout</th><td>0.003&nbsp;mm</td></tr></table>',
    '<table>\n  <thead><tr><th>Part</th><th>Size</th></tr></thead>\n <tbody>\n <tr><td>Nut</td><td colspan="2">ER20</td></tr></tbody></table>',
    '<p>One <b>bold</b>, one <i>slanted</i>, <u>line</u>, <s>gone</s>, <code>G0 X1</code>.<br>Next.</p>',
    'Plain text, no paragraph',
    '<p>See <a href="https://example.com/a?b=1&amp;c=2" title="Manual">the manual</a></p>',
    '<ol start="3"><li>Three<ul><li>Within</li></ul></li></ol><blockquote>Said</blockquote><pre><code>G0  X1\n  Y2</code></pre><hr>',
    '<div>In a division</div><div><p>Two</p></div>',
    '<h1>Becomes a second</h1><p onclick="x()" style="color: red">Red</p><script>x()</script>',
  ])('%s', (markup) => {
    expect(findLosses(markup)).toEqual([]);
  });
});

describe('the visual editor would lose', () => {
  it.each([
    ['<p>m<sup>2</sup></p>', ['sup']],
    ['<table><caption>Sizes</caption><tr><td>1</td></tr></table>', ['caption']],
    ['<dl><dt>Power</dt><dd>2.2 kW</dd></dl>', ['dl', 'dt', 'dd']],
    [
      '<figure><img src="/a.webp" alt="A"><figcaption>A</figcaption></figure>',
      ['figure', 'img', 'figcaption'],
    ],
  ])('%s', (markup, lost) => {
    expect(findLosses(markup)).toEqual(lost);
  });
});

it('writes tables the way a person would', () => {
  expect(
    tidyMarkup(
      '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"></colgroup><tbody>' +
        '<tr><th><p>Part</p></th></tr><tr><td><p>Nut</p></td></tr></tbody></table><p></p>',
    ),
  ).toBe(
    '<table><thead><tr><th scope="col">Part</th></tr></thead><tbody><tr><td>Nut</td></tr></tbody></table>',
  );
});
