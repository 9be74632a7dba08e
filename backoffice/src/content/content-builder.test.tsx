// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dialogText, press } from './fixtures/acts.ts';
import { shopHolds } from './fixtures/content-shop.ts';
import { renderContent } from './fixtures/render-content.tsx';
import { sampleSection } from './fixtures/sample-content.ts';
import { api, server } from '../test/mock-shop.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const news = sampleSection({
  category: 'news',
  title: 'News',
  external: true,
  link: 'https://news.example/',
});

/** What deleting a section answers; which were to be deleted. */
function deletionAnswers(Status: 'SUCCESS' | 'ERROR', Reason: string): string[] {
  const deleted: string[] = [];
  server.use(
    api.delete('/api/contentbuilder/{category}', ({ params, response }) => {
      deleted.push(String(params.category));
      return response(200).json({ Status, Reason });
    }),
  );
  return deleted;
}

describe('the sections', () => {
  it('lead to their elements, and an external one to a window of its own', async () => {
    shopHolds({ sections: [sampleSection(), news] });
    renderContent('/ui/creator', 'customer');
    const list = await screen.findByRole('list', { name: 'Sections' });
    const inside = await within(list).findByRole('link', { name: 'Build logs' });
    expect(inside.getAttribute('href')).toBe('/ui/creator/build-logs');
    const outside = within(list).getByRole('link', { name: /^News/ });
    expect(outside.getAttribute('href')).toBe('https://news.example/');
    expect(outside.getAttribute('target')).toBe('_blank');
    expect(list.textContent).toContain('Machines our customers have built.');
    const up = screen.getByRole('link', { name: 'Administration Panel' });
    expect(up.getAttribute('href')).toBe('/ui/admin');
    await expectAccessible();
  });

  it('are the public ones, without tools, for whoever is no administrator', async () => {
    const hidden = sampleSection({ category: 'drafts', title: 'Drafts', enabled: false });
    const { asked } = shopHolds({ sections: [sampleSection(), hidden] });
    renderContent('/ui/creator?edit=build-logs', 'customer');
    expect(await screen.findByRole('link', { name: 'Build logs' })).toBeTruthy();
    expect(screen.queryByText('Drafts')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).toEqual(['GET /api/creator/']);
  });

  it('are all there for an administrator, with the tools', async () => {
    const hidden = sampleSection({ category: 'drafts', title: 'Drafts', enabled: false });
    const { asked } = shopHolds({ sections: [hidden] });
    renderContent('/ui/creator', 'administrator');
    expect(await screen.findByText('Disabled')).toBeTruthy();
    for (const name of ['Refresh CDN', 'Add content', 'Edit Drafts', 'Delete Drafts']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(asked).toEqual(['GET /api/contentbuilder/']);
    await expectAccessible();
  });

  it('can be asked for again where they could not be had', async () => {
    server.use(
      api.get('/api/creator/', ({ response }) =>
        response(503).json({ Status: 'ERROR', Reason: 'The shop is busy.' }),
      ),
    );
    renderContent('/ui/creator', 'customer');
    expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy.');
    shopHolds({ sections: [sampleSection()] });
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Build logs' })).toBeTruthy();
  });
});

describe('deleting a section', () => {
  it('is asked about, then said', async () => {
    shopHolds({ sections: [sampleSection()] });
    const deleted = deletionAnswers('SUCCESS', 'Deleted.');
    renderContent('/ui/creator', 'administrator');
    await press('Delete Build logs');
    expect(await dialogText('Delete Content Build logs?')).toContain(
      'This will delete the Content [ Build logs ] in the CDN. This process will fail if it contains any remaining items.',
    );
    await expectAccessible();
    await press('Dismiss');
    expect(deleted).toEqual([]);
    await press('Delete Build logs');
    await press('Delete Content');
    expect(await dialogText('Delete Content')).toContain('The content was successfully deleted.');
    expect(deleted).toEqual(['build-logs']);
  });

  it('fails while there are elements', async () => {
    shopHolds({ sections: [sampleSection()] });
    deletionAnswers('ERROR', 'CONTENT NOT EMPTY');
    renderContent('/ui/creator', 'administrator');
    await press('Delete Build logs');
    await press('Delete Content');
    expect(await dialogText('Error')).toContain(
      'The content you are trying to delete still has items in it. Delete the items in the content first.',
    );
  });

  it('says nothing of other reasons, and shows the list as it is', async () => {
    const { asked } = shopHolds({ sections: [sampleSection()] });
    deletionAnswers('ERROR', 'Something else.');
    renderContent('/ui/creator', 'administrator');
    await press('Delete Build logs');
    await press('Delete Content');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('Something else.')).toBeNull();
  });
});

describe('refreshing the CDN', () => {
  it('is asked about and refreshes what lies under /creator', async () => {
    shopHolds({ sections: [sampleSection()] });
    const sent: string[] = [];
    server.use(
      api.post('/api/cachecontrol/expire', async ({ request, response }) => {
        sent.push(await bodyText(request));
        return response(200).json({ Status: 'SUCCESS', Reason: 'Refreshed.' });
      }),
    );
    renderContent('/ui/creator', 'administrator');
    await press('Refresh CDN');
    expect(await dialogText('Refresh CDN?')).toContain(
      'This will refresh all items in the CDN. This process is costly.',
    );
    expect(sent).toEqual([]);
    const dialog = screen.getByRole('alertdialog');
    within(dialog).getByRole('button', { name: 'Refresh CDN' }).click();
    await vi.waitFor(() => expect(sent).toEqual(['spaths=%2Fcreator%2F*']));
  });
});
