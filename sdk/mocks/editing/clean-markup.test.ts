import { expect, it } from 'vitest';
import { cleanMarkup } from './clean-markup.ts';

it.each([
  ['text stays text', 'a & b &amp; c < d > e', 'a &amp; b &amp; c &lt; d &gt; e'],
  [
    'what is open is closed',
    '<ul><li>a<li><b>b</ul>c</p>',
    '<ul><li>a</li><li><b>b</b></li></ul>c',
  ],
  ['attributes that are not listed go', '<p style="color:red" id=x>a</p>', '<p>a</p>'],
  ['what runs goes with all it holds', 'a<style>p{}</style><iframe src=x>b</iframe>c', 'ac'],
  ['what never ends goes to the end', 'a<script>alert(1)', 'a'],
  ['unknown elements leave their text', '<blink>a</blink><!-- b -->', 'a'],
  [
    'a link may hold > in quotes',
    '<a title="a>b" href="/x">c</a>',
    '<a title="a&gt;b" href="/x" target="_blank" rel="noopener noreferrer">c</a>',
  ],
  [
    'addresses of another scheme go',
    '<img src="data:image/png;base64,x">',
    '<img alt="" loading="lazy" />',
  ],
  [
    'as do those without one',
    '<img src="//example.com/a.png" alt="A">',
    '<img alt="A" loading="lazy" />',
  ],
])('%s', (_, given, cleaned) => {
  expect(cleanMarkup(given)).toBe(cleaned);
});
