import { describe, expect, it } from 'vitest';
import { presentAccess } from './present-access.ts';

const terms = {
  urlOf: ({ attributeId, name }: { attributeId: string; name: string }) =>
    `https://shop.example/${attributeId}/${name}`,
  expiresAt: new Date('2026-11-25T09:05:00Z'),
};

const file = {
  attributeId: 'firmware',
  name: 'fw-2.1.zip',
  size: 4_096,
  value: 'releases/fw-2.1.zip',
  description: 'Firmware',
};
const key = { attributeId: 'license', title: 'License', key: 'SPDL-1' };
const bought = { open: true, downloads: [file], licenceKeys: [key] };

describe('an order line', () => {
  it('that ships gives no access', () => {
    expect(presentAccess(null, terms)).toEqual({ access: null, downloads: [], licenceKeys: [] });
  });

  it('hides its downloads once access is closed', () => {
    expect(presentAccess({ ...bought, open: false }, terms)).toEqual({
      access: 'CLOSED',
      downloads: [],
      licenceKeys: [],
    });
  });

  it('has a temporary link to each file, and its keys', () => {
    const manual = { ...file, attributeId: 'manual', name: 'manual.pdf', description: null };
    expect(presentAccess({ ...bought, downloads: [file, manual] }, terms)).toEqual({
      access: 'OPEN',
      downloads: [
        {
          attributeId: 'firmware',
          title: 'fw-2.1.zip',
          description: 'Firmware',
          size: 4_096,
          url: 'https://shop.example/firmware/fw-2.1.zip',
          expiresAt: '2026-11-25T09:05:00.000Z',
        },
        {
          attributeId: 'manual',
          title: 'manual.pdf',
          description: null,
          size: 4_096,
          url: 'https://shop.example/manual/manual.pdf',
          expiresAt: '2026-11-25T09:05:00.000Z',
        },
      ],
      licenceKeys: [key],
    });
  });

  it.each([
    ['releases/2026/fw-2.2.zip', 'fw-2.2.zip'],
    ['fw-2.2.zip', 'fw-2.2.zip'],
    [null, 'firmware'],
    ['', 'firmware'],
  ])("shows a file with %s that isn't uploaded yet as %s", (value, title) => {
    const awaited = { ...file, name: null, value };
    expect(presentAccess({ ...bought, downloads: [awaited] }, terms).downloads).toEqual([
      {
        attributeId: 'firmware',
        title,
        description: 'Firmware',
        size: null,
        url: null,
        expiresAt: null,
      },
    ]);
  });
});
