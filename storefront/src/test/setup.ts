// Tests of what the server renders run without a browser.
if (typeof window === 'object') {
  const { setUpBrowser } = await import('./setup-browser.ts');
  setUpBrowser();
}

export {};
