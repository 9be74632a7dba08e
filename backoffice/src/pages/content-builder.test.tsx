// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dialogText } from '../content/fixtures/acts.ts';
import { press } from '../test/press.ts';
import { contentRead, sectionsNow, shopHolds } from '../content/fixtures/content-shop.ts';
import { openContent } from '../content/fixtures/open-content.ts';
import { sampleElement, sampleSection } from '../content/fixtures/sample-content.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { newest } from '../test/newest.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const externalSection = sampleSection({
  category: 'news',
  title: 'News',
  external: true,
  link: 'https://news.example/',
});

describe('the sections', () => {
  it('lead to their elements, and an external one to a new window', async () => {
    shopHolds({ sections: [sampleSection(), externalSection] });
    openContent('/ui/creator', 'customer');
    const list = await screen.findByRole('list', { name: 'Sections' });
    const inside = await within(list).findByRole('link', { name: 'Build logs' });
    expect(inside.getAttribute('href')).toBe('/ui/creator/build-logs');
    const outside = within(list).getByRole('link', { name: /^News/ });
    expect(outside.getAttribute('href')).toBe('https://news.example/');
    expect(outside.getAttribute('target')).toBe('_blank');
    expect(list.textContent).toContain('Machines our customers have built.');
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    const up = way.getByRole('link', { name: 'Administration Panel' });
    expect(up.getAttribute('href')).toBe('/ui/admin');
    await expectAccessible();
  });

  it("are the public ones, without tools, for users who aren't administrators", async () => {
    const hidden = sampleSection({ category: 'drafts', title: 'Drafts', enabled: false });
    shopHolds({ sections: [sampleSection(), hidden] });
    const requests = contentRead();
    openContent('/ui/creator?edit=build-logs', 'customer');
    expect(await screen.findByRole('link', { name: 'Build logs' })).toBeTruthy();
    expect(screen.queryByText('Drafts')).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    expect(requests).toEqual(['/api/creator/']);
  });

  it('are all shown to an administrator, with the tools', async () => {
    const hidden = sampleSection({ category: 'drafts', title: 'Drafts', enabled: false });
    shopHolds({ sections: [hidden] });
    const requests = contentRead();
    openContent('/ui/creator');
    expect(await screen.findByText('Disabled')).toBeTruthy();
    for (const name of ['Refresh CDN', 'Add content', 'Edit Drafts', 'Delete Drafts']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(requests).toEqual(['/api/contentbuilder/']);
    await expectAccessible();
  });

  it('can be loaded again after a failure', async () => {
    shopHolds({ sections: [sampleSection()] });
    mockShop.start('500', ['listSections']);
    openContent('/ui/creator', 'customer');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something went wrong on our side. Please try again.',
    );
    mockShop.calm();
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Build logs' })).toBeTruthy();
  });
});

describe('deleting a section', () => {
  it('asks first, then confirms it', async () => {
    shopHolds({ sections: [sampleSection()] });
    openContent('/ui/creator');
    await press('Delete Build logs');
    expect(await dialogText('Delete Content Build logs?')).toContain(
      'This will delete the Content [ Build logs ] in the CDN. This process will fail if it contains any remaining items.',
    );
    await expectAccessible();
    await press('Dismiss');
    expect(sectionsNow()).toHaveLength(1);
    await press('Delete Build logs');
    await press('Delete Content');
    expect(await dialogText('Delete Content')).toContain('The content was successfully deleted.');
    expect(sectionsNow()).toEqual([]);
    expect(screen.queryByText('Build logs')).toBeNull();
  });

  it('fails while there are elements', async () => {
    shopHolds({ sections: [sampleSection()], elements: [sampleElement()] });
    openContent('/ui/creator');
    await press('Delete Build logs');
    await press('Delete Content');
    expect(await dialogText('Error')).toContain(
      'The content you are trying to delete still has items in it. Delete the items in the content first.',
    );
    expect(sectionsNow()).toHaveLength(1);
  });

  it('shows no other reason, only the unchanged list', async () => {
    shopHolds({ sections: [sampleSection()] });
    const requests = contentRead();
    // The shop currently gives no other reason.
    server.use(
      api.delete('/api/contentbuilder/{category}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'Something else.' }),
      ),
    );
    openContent('/ui/creator');
    await press('Delete Build logs');
    await press('Delete Content');
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('Something else.')).toBeNull();
  });
});

describe('refreshing the CDN', () => {
  it('asks first, then refreshes everything under /creator', async () => {
    shopHolds({ sections: [sampleSection()] });
    const refreshed = () =>
      mockShop.read().audit.filter(({ action }) => action === 'cdn.expire-cache');
    const before = refreshed().length;
    openContent('/ui/creator');
    await press('Refresh CDN');
    expect(await dialogText('Refresh CDN?')).toContain(
      'This will refresh all items in the CDN. This process is costly.',
    );
    expect(refreshed()).toHaveLength(before);
    const dialog = screen.getByRole('alertdialog');
    within(dialog).getByRole('button', { name: 'Refresh CDN' }).click();
    expect(await screen.findByText(/^Cache refreshed/)).toBeTruthy();
    expect(refreshed()).toHaveLength(before + 1);
    expect(newest(refreshed()).subject).toBe('cache /creator/*');
  });
});
