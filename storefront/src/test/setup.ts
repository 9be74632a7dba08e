// Tests of what the server renders run without a browser.
if (typeof window === 'object') await import('./setup-browser.ts');

export {};
