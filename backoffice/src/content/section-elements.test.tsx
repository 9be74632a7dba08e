// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialogText, press } from './fixtures/acts.ts';
import { shopHolds } from './fixtures/content-shop.ts';
import { renderContent } from './fixtures/render-content.tsx';
import { sampleElement, sampleItem, sampleSection } from './fixtures/sample-content.ts';
import { api, server } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const section = sampleSection();

/** A catalogue that sells an item of this id. */
function shopSells(catalogItemId: string) {
  server.use(
    api.get('/api/catalog/', ({ response }) =>
      response(200).json([{ ...sampleSection(), catalogId: 'machines' }]),
    ),
    api.get('/api/catalog/{catalogId}', ({ response }) =>
      response(200).json([sampleItem({ catalogItemId })]),
    ),
  );
}

describe('the elements of a section', () => {
  it('lead to their pages, below the way that leads here', async () => {
    shopHolds({ sections: [section], elements: [sampleElement()] });
    renderContent('/ui/creator/build-logs', 'customer');
    const list = await screen.findByRole('list', { name: 'Elements' });
    for (const name of ['Router table from plywood', 'Click to read more...']) {
      const link = within(list).getByRole('link', { name });
      expect(link.getAttribute('href')).toBe('/ui/creator/build-logs/plywood-router');
    }
    expect(list.textContent).toContain('A first machine, cut and assembled in a weekend.');
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await within(way).findByText('Build logs');
    const links = within(way).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ui/admin', '/ui/creator']);
    expect(way.textContent).toBe('Administration Panel/Content Builder/Build logs');
    await expectAccessible();
  });

  it('say what is to come and what is no more', async () => {
    const elements = [
      sampleElement({ elementId: 'a', title: 'To come', locked: true }),
      sampleElement({ elementId: 'b', title: 'No more', expired: true }),
      sampleElement({ elementId: 'c', title: 'Both', locked: true, expired: true }),
    ];
    shopHolds({ sections: [section], elements });
    renderContent('/ui/creator/build-logs', 'customer');
    const list = await screen.findByRole('list', { name: 'Elements' });
    const rows = within(list).getAllByRole('listitem');
    expect(
      rows.map(({ textContent }) => /Coming Soon!|Discontinued/.exec(textContent)?.[0]),
    ).toEqual(['Coming Soon!', 'Discontinued', undefined]);
  });

  it('are the public ones, without tools, for whoever is no administrator', async () => {
    const elements = [sampleElement(), sampleElement({ elementId: 'x', enabled: false })];
    const { asked } = shopHolds({ sections: [section], elements });
    renderContent('/ui/creator/build-logs?edit=plywood-router', 'customer');
    const list = await screen.findByRole('list', { name: 'Elements' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked.toSorted()).toEqual(['GET /api/creator/', 'GET /api/creator/build-logs']);
  });

  it('can be bought where the catalogue has an item of the same id', async () => {
    const elements = [
      sampleElement(),
      sampleElement({ elementId: 'plans', title: 'Plans' }),
      sampleElement({ elementId: 'course', title: 'Course', digital: true }),
    ];
    shopHolds({ sections: [section], elements });
    shopSells('plywood-router');
    const added: string[] = [];
    server.use(
      api.get('/api/cart/add/{catalogId}/{catalogItemId}', ({ params, response }) => {
        added.push(`${params.catalogId}/${params.catalogItemId}`);
        return response(200).json([]);
      }),
    );
    renderContent('/ui/creator/build-logs', 'customer');
    const [buy, ...others] = await screen.findAllByRole('button', { name: /^Add to cart/ });
    expect(others).toEqual([]);
    buy?.click();
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeTruthy();
    expect(added).toEqual(['machines/plywood-router']);
    await expectAccessible();
  });

  it.each(['digital', 'subscription'])('cannot be bought here where they are %s', async (kind) => {
    shopHolds({ sections: [section], elements: [sampleElement({ [kind]: true })] });
    shopSells('plywood-router');
    renderContent('/ui/creator/build-logs', 'customer');
    await screen.findByRole('list', { name: 'Elements' });
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });
});

describe('deleting an element', () => {
  beforeEach(() => {
    shopHolds({ sections: [section], elements: [sampleElement()] });
  });

  function deletionAnswers(Status: 'SUCCESS' | 'ERROR', Reason: string): string[] {
    const deleted: string[] = [];
    server.use(
      api.delete('/api/contentbuilder/{category}/{elementId}', ({ params, response }) => {
        deleted.push(`${params.category}/${params.elementId}`);
        return response(200).json({ Status, Reason });
      }),
    );
    return deleted;
  }

  it('is asked about, then said', async () => {
    const deleted = deletionAnswers('SUCCESS', 'Deleted.');
    renderContent('/ui/creator/build-logs', 'administrator');
    await press('Delete Router table from plywood');
    expect(await dialogText('Deleting Content Element')).toContain(
      "Are you sure you want to delete 'Router table from plywood'?",
    );
    await press('Dismiss');
    expect(deleted).toEqual([]);
    await press('Delete Router table from plywood');
    await press('Delete Element');
    expect(await dialogText('Element Deleted')).toContain(
      'The content element was deleted successfully.',
    );
    expect(deleted).toEqual(['build-logs/plywood-router']);
    await expectAccessible();
  });

  it('says why it was refused', async () => {
    deletionAnswers('ERROR', 'The home page needs it.');
    renderContent('/ui/creator/build-logs', 'administrator');
    await press('Delete Router table from plywood');
    await press('Delete Element');
    expect(await dialogText('Error Deleting Element')).toContain('The home page needs it.');
  });

  it('says so where the shop cannot be reached', async () => {
    server.use(
      api.delete('/api/contentbuilder/{category}/{elementId}', ({ response }) =>
        response(503).json({ Status: 'ERROR', Reason: 'The shop is busy.' }),
      ),
    );
    renderContent('/ui/creator/build-logs', 'administrator');
    await press('Delete Router table from plywood');
    await press('Delete Element');
    expect(await dialogText('Error Deleting Element')).toContain('The shop is busy.');
  });
});
