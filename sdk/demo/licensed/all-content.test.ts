import { posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { demoContent } from './all-content.ts';
import { firstPocket } from './academy/first-pocket.ts';

const sites = demoContent.filter(({ itemId }) => itemId.endsWith('-monthly'));

describe.each(sites)('$name', ({ files: make }) => {
  const files = make();
  const texts = Object.entries(files).flatMap(([path, content]) =>
    typeof content === 'string' ? [{ path, content }] : [],
  );
  const pages = texts.filter(({ path }) => path.endsWith('.html'));

  it('links to existing files only, and to no other site', () => {
    expect(pages.length).toBeGreaterThan(5);
    for (const { path, content } of pages) {
      const links = [...content.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
      expect(links.length).toBeGreaterThan(5);
      for (const link of links.filter((to) => !to.startsWith('#'))) {
        const target = posix.join(posix.dirname(path), link);
        expect(Object.keys(files), `${path} → ${link}`).toContain(target);
      }
    }
    for (const { path, content } of texts) {
      const hosts = content.replaceAll('http://www.w3.org/2000/svg', '').match(/https?:\/\/\S+/g);
      expect(hosts, path).toBeNull();
    }
  });

  it('has unique page names, and every page can be reached from every other', () => {
    const titles = pages.map(({ content }) => /<h1>(.*)<\/h1>/.exec(content)?.[1]);
    expect(new Set(titles).size).toBe(pages.length);
    for (const { content } of pages) {
      expect(content, 'a place of something computed').not.toContain('<!--');
      const [contents = ''] = /<nav aria-label="Contents">[^]*?<\/nav>/.exec(content) ?? [];
      expect(contents.match(/<a /g)).toHaveLength(pages.length);
      expect(contents.match(/aria-current="page"/g)).toHaveLength(1);
    }
  });

  it('has readable scripts, and pictures with descriptions', () => {
    for (const { path, content } of texts) {
      if (path.endsWith('.js')) {
        expect(() => {
          runInNewContext(`() => { ${content} }`);
        }, path).not.toThrow();
      }
      for (const [svg] of content.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-label="');
    }
  });
});

it('the practice file stays in its pocket and never crosses it fast below the surface', () => {
  let [x, y, z, cut] = [0, 0, 20, 0];
  for (const line of firstPocket().split('\n')) {
    const word = (address: string, or: number) =>
      Number(new RegExp(`${address}(-?[\\d.]+)`).exec(line)?.[1] ?? or);
    if (!/^G[01]/.test(line)) continue;
    const [toX, toY, toZ] = [word('X', x), word('Y', y), word('Z', z)];
    if (line.startsWith('G0 X')) expect(z).toBeGreaterThanOrEqual(5);
    if (toZ <= 0) {
      expect(toX).toBeGreaterThanOrEqual(13);
      expect(toX).toBeLessThanOrEqual(47);
      expect(toY).toBeGreaterThanOrEqual(13);
      expect(toY).toBeLessThanOrEqual(37);
      expect(toZ).toBeGreaterThanOrEqual(-2);
      cut++;
    }
    [x, y, z] = [toX, toY, toZ];
  }
  expect(cut).toBeGreaterThan(40);
  expect(z).toBe(20);
});
