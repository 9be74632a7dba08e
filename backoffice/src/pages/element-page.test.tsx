// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../test/press.ts';
import { contentRead, elementsNow, shopHolds } from '../content/fixtures/content-shop.ts';
import { openContent } from '../content/fixtures/open-content.ts';
import { sampleElement, sampleSection } from '../content/fixtures/sample-content.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const fact = { description: null, version: 1 } as const;
const element = sampleElement({
  image: 'content/router.webp',
  imageAlt: 'A router table on a workbench',
  locked: true,
  attributes: [
    {
      ...fact,
      attributeId: 'story',
      type: 'HTML',
      value: '<p>Cut <b>twice</b></p><script>x</script>',
    },
    {
      ...fact,
      attributeId: 'plans',
      type: 'LINK',
      value: 'https://plans.example/',
      description: 'Plans',
    },
    { ...fact, attributeId: 'trap', type: 'LINK', value: 'javascript:alert(1)' },
    { ...fact, attributeId: 'size', type: 'SIZE', value: '600 × 400 mm', description: 'Table' },
    {
      ...fact,
      attributeId: 'film',
      type: 'VIDEO',
      value: 'https://www.youtube-nocookie.com/embed/abc',
      description: 'First cut',
    },
  ],
});

const address = '/ui/creator/build-logs/plywood-router';

describe('the page of an element', () => {
  it('shows the element and its attributes to signed-in users', async () => {
    shopHolds({ sections: [sampleSection()], elements: [element] });
    const requests = contentRead();
    openContent(address, 'customer');
    expect(await screen.findByRole('heading', { level: 1, name: element.title })).toBeTruthy();
    expect(screen.getByText(element.description)).toBeTruthy();
    expect(screen.getByText('Coming Soon!')).toBeTruthy();
    expect(screen.getByRole('button', { name: /A router table on a workbench/ })).toBeTruthy();
    expect((await screen.findByText('twice')).tagName).toBe('B');
    expect(document.querySelector('script')).toBeNull();
    expect(screen.getByText('600 × 400 mm')).toBeTruthy();
    expect(screen.getByRole('button', { name: /First cut/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Plans/ }).getAttribute('href')).toBe(
      'https://plans.example/',
    );
    expect(screen.queryByRole('button', { name: 'Attributes' })).toBeNull();
    expect(requests).not.toEqual([]);
    expect(requests.every((path) => path.startsWith('/api/creator/'))).toBe(true);
    await expectAccessible();
  });

  it('makes no link from a URL that would run a script', async () => {
    shopHolds({ sections: [sampleSection()], elements: [element] });
    openContent(address, 'customer');
    const text = await screen.findByText('javascript:alert(1)');
    expect(text.closest('a')).toBeNull();
  });

  it('leads back to its section', async () => {
    shopHolds({ sections: [sampleSection()], elements: [element] });
    openContent(address, 'customer');
    const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    const up = await within(way).findByRole('link', { name: 'Build logs' });
    expect(up.getAttribute('href')).toBe('/ui/creator/build-logs');
  });

  it('says when the element is not found', async () => {
    shopHolds({ sections: [sampleSection()], elements: [] });
    openContent(address, 'customer');
    expect(await screen.findByText('Element not found in this section')).toBeTruthy();
  });

  it('lets administrators edit the attributes, and returns', async () => {
    shopHolds({ sections: [sampleSection()], elements: [element] });
    openContent(address);
    await press('Attributes');
    expect(await screen.findByText(/plans$/)).toBeTruthy();
    await press('Cancel');
    const button = await screen.findByRole('button', { name: 'Attributes' });
    expect(document.activeElement).toBe(button);
  });

  it('deletes an attribute if the shop supports element attributes', async () => {
    shopHolds({ sections: [sampleSection()], elements: [element] });
    openContent(`${address}?page=attributes`);
    const [remove] = await screen.findAllByRole('button', { name: /^Delete.*plans/ });
    remove?.click();
    const dialog = await screen.findByRole('alertdialog');
    within(dialog)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await waitFor(() =>
      expect(elementsNow()[0]?.attributes.map(({ attributeId }) => attributeId)).toEqual([
        'story',
        'trap',
        'size',
        'film',
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/plans$/)).toBeNull());
  });
});
