import { html } from '../html.ts';

export const millStyle = html`<style>
  :root {
    color-scheme: light dark;
    --ink: #1b1d1f;
    --soft: #4a4f54;
    --paper: #fdfcfa;
    --rule: #cfccc4;
    --mark: #b23705;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --ink: #eceae5;
      --soft: #b9bab8;
      --paper: #1b1e21;
      --rule: #42484e;
      --mark: #ff8b55;
    }
  }
  * {
    box-sizing: border-box;
    margin: 0;
  }
  body {
    background: var(--paper);
    color: var(--ink);
    font:
      16px/1.5 system-ui,
      sans-serif;
    font-variant-numeric: tabular-nums;
  }
  header,
  main {
    max-width: 1080px;
    margin: 0 auto;
    padding: clamp(16px, 4vw, 48px);
  }
  header {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 32px;
    align-items: center;
  }
  main {
    padding-top: 0;
  }
  h1 {
    font-size: clamp(2.5rem, 6vw, 4.5rem);
    line-height: 1;
    letter-spacing: -0.03em;
  }
  h2 {
    margin: 40px 0 16px;
    padding-top: 16px;
    border-top: 1px solid var(--rule);
    font-size: 1.125rem;
  }
  .over {
    color: var(--mark);
    font-weight: 600;
  }
  .lead {
    max-width: 44ch;
    margin-top: 16px;
    color: var(--soft);
    font-size: 1.125rem;
  }
  svg {
    width: 100%;
    height: auto;
  }
  ul,
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: 24px;
    padding: 0;
    list-style: none;
  }
  .axes li {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 16px;
  }
  .axes b {
    grid-row: span 2;
    font-size: 2.5rem;
    line-height: 1.1;
  }
  .axes span {
    font-size: 1.25rem;
    font-weight: 600;
  }
  dt,
  small {
    color: var(--soft);
    font-size: 0.875rem;
  }
  dd {
    font-weight: 600;
  }
  ol {
    display: grid;
    gap: 12px;
    padding-left: 20px;
    max-width: 68ch;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
  main > p {
    margin-top: 32px;
  }
</style>`;
