import { fileURLToPath } from 'node:url';

/** A page of somebody else's: its script reads the shop this browser keeps. */
interface HostedPage {
  path: RegExp;
  html: string;
}

export const hostedPages: HostedPage[] = [
  { path: /^\/mock\/pay\/[^/]+$/, html: frame('Pay for your order', 'pay-page') },
  { path: /^\/mock\/portal$/, html: frame('Manage your subscriptions', 'portal-page') },
  { path: /^\/mock\/community$/, html: frame('Spindle Makers', 'community-page') },
];

function frame(title: string, script: string): string {
  const hosted = fileURLToPath(new URL('../hosted', import.meta.url)).replaceAll('\\', '/');
  const address = (file: string) => `/@fs/${hosted.replace(/^\//, '')}/${file}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${address('hosted.css')}">
</head>
<body>
<header class="test-mode"><strong>Test mode.</strong> Nothing here is real, and no money moves.</header>
<main></main>
<script type="module" src="${address(`${script}.ts`)}"></script>
</body>
</html>
`;
}
