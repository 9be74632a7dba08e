// Tests of plain rules run without a browser.
if (typeof window === 'object') await import('./setup-browser.ts');

export {};
