import { html, type Html } from '@spindle/sdk/demo/html';

/**
 * The frame of every page a customer sees.
 * @param style the address of a page's own style sheet
 */
export function shell(title: string, content: Html, style: string | null = null): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay/style.css" />
        ${style ? html`<link rel="stylesheet" href="${style}" />` : null}
        <script src="/pay/page.js" defer></script>
      </head>
      <body>
        <header class="test-mode"><strong>Test mode.</strong> No money moves here.</header>
        ${content}
      </body>
    </html>`;
  return page.markup.trimStart();
}
