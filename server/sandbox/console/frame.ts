import { html, type Html } from '@spindle/sdk/demo/html';

/** Renders the frame of the console's pages. */
export function frame(title: string, content: Html): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/console/style.css" />
      </head>
      <body>
        <header>
          <a class="name" href="/">Provider sandbox</a>
          <nav aria-label="Sections">
            <a href="/#sessions">Payments</a><a href="/#subscriptions">Subscriptions</a
            ><a href="/#mail">Emails</a><a href="/#refunds">Refunds</a
            ><a href="/#disputes">Disputes</a><a href="/#labels">Labels</a
            ><a href="/#community">Community</a><a href="/#events">Events</a
            ><a href="/#steer">Controls</a>
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
  return page.markup.trimStart();
}
