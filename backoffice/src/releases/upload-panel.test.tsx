// @vitest-environment jsdom
import { makeZip } from '@spindle/sdk/conformance/makers/make-zip';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MockRequest } from '../editing/fixtures/mock-request.ts';
import { completeUpload } from './fixtures/complete-upload.ts';
import {
  courseHas,
  openLicensedContent,
  openNow,
  three,
} from './fixtures/open-licensed-content.tsx';
import { sampleRelease } from './fixtures/sample-releases.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
afterEach(() => {
  vi.unstubAllGlobals();
});

const zip = new File(['0123456789'], 'foundations-4.zip', { type: 'application/zip' });

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

async function choose(file: File) {
  const field = await screen.findByLabelText('Zip file', { selector: 'input' });
  await userEvent.setup({ applyAccept: false }).upload(field, file);
}

const zipOf = (files: Record<string, string>) =>
  new File([makeZip(files)], zip.name, { type: zip.type });

async function startUpload(file = zip) {
  vi.stubGlobal('XMLHttpRequest', MockRequest);
  await choose(file);
  await press('Upload and make available');
  return MockRequest.last;
}

it('shows what is accepted before the upload', async () => {
  courseHas(...three);
  openLicensedContent();
  const button = await screen.findByRole('button', { name: 'Select a file' });
  const hint = document.getElementById(
    button.getAttribute('aria-describedby')?.split(' ')[0] ?? '',
  );
  expect(hint?.textContent).toMatch(/zip.*index\.html.*250 MB.*1 GB and 5,000 files/);
});

it.each([
  [new File(['x'], 'index.html'), /index\.html isn't a zip file/],
  [new File([], 'empty.zip'), /empty\.zip is empty/],
  [
    Object.defineProperty(new File(['x'], 'videos.zip'), 'size', { value: 314_572_800 }),
    /videos\.zip is 300 MB\. The limit is 250 MB/,
  ],
])('rejects what the shop would reject before sending it: %#', async (file, reason) => {
  courseHas(...three);
  openLicensedContent();
  await choose(file);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload and make available' })).toBeNull();
});

it('shows how many bytes were sent, and that they are checked afterwards', async () => {
  courseHas(...three);
  openLicensedContent();
  const request = await startUpload();
  expect(request.address).toBe('POST /api/catcontent/cam-academy/foundations-monthly');
  expect(request.headers.get('Idempotency-Key')).toBeTruthy();
  act(() => request.tell(4, 10));
  expect(screen.getByText('4 bytes of 10 bytes uploaded (40%)')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Uploading foundations-4.zip' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  await expectAccessible();
  act(() => request.tell(10, 10));
  expect(screen.getByText('Unpacking and checking…')).toBeTruthy();
  // From here on the upload can't be canceled.
  expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull();
  await expectAccessible();
});

it('names the release that is now current, and shows it', async () => {
  courseHas(...three);
  openLicensedContent();
  await completeUpload(await startUpload(zipOf({ 'index.html': '<h1>Foundations</h1>' })));
  const note = await screen.findByText('Release 4 is open to subscribers.');
  await waitFor(() => expect(document.activeElement).toBe(note.parentElement));
  const now = screen.getByRole('region', { name: 'Current content' });
  expect(await within(now).findByText('foundations-4.zip')).toBeTruthy();
  expect(openNow()).toEqual([4]);
});

it('shows the whole reason for a rejection', async () => {
  courseHas(...three);
  openLicensedContent();
  await completeUpload(await startUpload(zipOf({ '../../etc/passwd': 'root', 'index.html': '' })));
  const Reason =
    '“../../etc/passwd” has a path that points outside its folder. Nothing was changed.';
  const group = screen.getByRole('group', { name: 'Zip file' });
  await waitFor(() =>
    expect(within(group).getByRole('alert').textContent).toBe(`foundations-4.zip: ${Reason}`),
  );
  expect(openNow()).toEqual([3]);
  // The same file would be rejected again.
  expect(screen.queryByRole('button', { name: 'Upload and make available' })).toBeNull();
  await expectAccessible();
});

it('keeps the file if the shop could not be reached, and checks the outcome', async () => {
  courseHas(...three);
  openLicensedContent();
  const request = await startUpload();
  courseHas(sampleRelease({ number: 4, active: true }), sampleRelease({ active: false }));
  act(() => void request.dispatchEvent(new Event('error')));
  expect(await screen.findByText(/The shop could not be reached/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload and make available' })).toBeTruthy();
  const now = screen.getByRole('region', { name: 'Current content' });
  expect(await within(now).findByText('foundations-4.zip')).toBeTruthy();
});

it('can be canceled during the upload', async () => {
  courseHas(...three);
  openLicensedContent();
  const request = await startUpload();
  act(() => request.tell(4, 10));
  await press('Cancel upload');
  expect(await screen.findByText(/Upload canceled. Nothing has changed/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  const again = screen.getByRole('button', { name: 'Upload and make available' });
  expect(document.activeElement).toBe(again);
});

it('asks before leaving, which would stop the upload', async () => {
  courseHas(...three);
  const router = openLicensedContent();
  await startUpload();
  act(() => void router.navigate('/elsewhere'));
  const question = await screen.findByRole('alertdialog', { name: 'Stop the upload?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stop upload' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});
