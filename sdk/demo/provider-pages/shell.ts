import { html, type Html } from '../html.ts';

interface Parts {
  /** URLs of style sheets. */
  styles: readonly string[];
  script: string;
  /** A script that renders the content. */
  module?: string;
}

/** Renders the frame of every page of the payment provider that a customer sees. */
export function shell(title: string, content: Html, { styles, script, module }: Parts): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        <script src="${script}" defer></script>
      </head>
      <body>
        <header class="test-mode"><strong>Test mode.</strong> No real charges.</header>
        ${content} ${module ? html`<script type="module" src="${module}"></script>` : null}
      </body>
    </html>`;
  return page.markup.trimStart();
}
