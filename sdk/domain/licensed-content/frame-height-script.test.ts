import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameHeightScript } from './frame-height-script.ts';

const sent = vi.fn<(message: unknown, to: string) => void>();
const displayed = { height: 0 };
let events = new EventTarget();
let runs = 0;

interface Facts {
  shop?: string;
  framed?: boolean;
  body?: object;
  compatMode?: string;
}

/** Runs the script in a page of the given height and lets its timers run. */
async function open(height: number, facts: Facts = {}) {
  const { shop, framed = true, body = null, compatMode = 'CSS1Compat' } = facts;
  const here: { parent?: object } = {};
  here.parent = framed ? { postMessage: sent } : here;
  displayed.height = height;
  vi.stubGlobal('window', here);
  vi.stubGlobal('document', {
    currentScript: { dataset: { shop } },
    documentElement: { getBoundingClientRect: () => ({ height: displayed.height, top: 0 }) },
    body,
    compatMode,
  });
  runs += 1;
  await import(`data:text/javascript,${encodeURIComponent(frameHeightScript)}//${runs}`);
  vi.runAllTimers();
}

function resize(height: number) {
  displayed.height = height;
  events.dispatchEvent(new Event('resize'));
}

const heightsSent = () => sent.mock.calls.map(([message]) => message);
const ofHeight = (pixels: number) => ({ type: 'spindle:height', height: pixels });

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(
      class {
        observe = vi.fn<() => void>();
      },
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page in a frame', () => {
  it('reports its height in whole pixels, only to its own host', async () => {
    await open(700.2);
    expect(sent.mock.calls).toEqual([[ofHeight(701), 'https://shop.example']]);
  });

  it('reports it only to the shop if its content comes from another host', async () => {
    await open(700, { shop: 'https://other.example' });
    expect(sent.mock.calls).toEqual([[ofHeight(700), 'https://other.example']]);
  });

  it('reports it again when it changes, however often it is measured', async () => {
    await open(700);
    resize(700);
    vi.runAllTimers();
    for (const pixels of [710, 720, 730]) resize(pixels);
    vi.runAllTimers();
    expect(heightsSent()).toEqual([ofHeight(700), ofHeight(730)]);
  });

  it('counts overflowing content, except in quirks mode', async () => {
    const body = { scrollHeight: 900, getBoundingClientRect: () => ({ top: 8 }) };
    vi.stubGlobal('getComputedStyle', () => ({ marginBottom: '16px' }));
    await open(700, { body });
    await open(700, { body, compatMode: 'BackCompat' });
    expect(heightsSent()).toEqual([ofHeight(924), ofHeight(700)]);
  });

  it('reports nothing while it is empty', async () => {
    await open(0);
    expect(heightsSent()).toEqual([]);
  });
});

it('a page outside a frame reports nothing', async () => {
  await open(700, { framed: false });
  expect(heightsSent()).toEqual([]);
});
