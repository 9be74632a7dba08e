import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

function show(html: string): HTMLElement {
  return render(<SafeHtml html={html} />).container;
}

test('a spec sheet keeps its table, text and entities', () => {
  const page = show(
    '<table><tr><th>Runout</th><td>&le; 0.003&nbsp;mm</td></tr></table><p>Ø80<br>ok',
  );
  expect(page.querySelector('table tbody tr th')).toHaveTextContent('Runout');
  expect(page.querySelector('td')?.textContent).toBe('≤ 0.003\u00a0mm');
  expect(page.querySelector('p')?.textContent).toBe('Ø80ok');
});

test('inherited properties of objects are neither elements nor entities', () => {
  const page = show('<constructor>a</constructor> &constructor; &toString;');
  expect(page.textContent).toBe('a &constructor; &toString;');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#115;cript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '<form action="https://evil.example"><input></form>',
  '<<script>script>alert(1)<</script>/script>',
  '<a href="//evil.example">x</a>',
])('nothing of %s gets through', (attack) => {
  const page = show(attack);
  expect(page.querySelector('script, iframe, form, input, svg, img')).toBeNull();
  for (const element of page.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => /^on|style/.test(name))).toEqual([]);
    expect(element.getAttribute('href') ?? '').not.toMatch(/script|evil/);
  }
});
