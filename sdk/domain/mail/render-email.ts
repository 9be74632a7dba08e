import {
  emailAsText,
  SHOP_NAME,
  type Email,
  type EmailBlock,
  type EmailRow,
  type EmailStage,
} from './email.ts';
import { accentColors } from '../settings/accent-color.ts';
import { keepUnitsTogether } from '../catalog/measures.ts';
import { escapeHtml } from './escape-html.ts';

/** What the shop's settings add to HTML emails. */
export interface EmailLook {
  /** Absolute URL of the logo, or null for none. */
  logo: string | null;
  /** Color of the button, on which white text is readable. Null for the built-in color. */
  accentColor: string | null;
}

/**
 * Renders an email twice: as HTML and as text. The first link is a button. The shop's name is
 * filled in when the email is sent.
 */
export function renderEmail(
  email: Email,
  { logo, accentColor }: EmailLook = { logo: null, accentColor: null },
) {
  const { subject, greeting, blocks } = email;
  const main = blocks.find(({ kind }) => kind === 'link');
  const colors = accentColors(accentColor ?? '#1c1f22');
  const html = [
    `<p class="line" style="${wordmark}">${logo === null ? '' : picturedLogo(logo)}${SHOP_NAME}</p>`,
    `<p>${prose(greeting)}</p>`,
    ...blocks.map((block) => (block === main ? toButton(block, colors) : toHtml(block))),
  ];
  return {
    subject,
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width">` +
      `<meta name="color-scheme" content="light dark"><style>${dark(colors.dark)}</style>` +
      `<title>${escapeHtml(subject)}</title></head>` +
      `<body class="page" style="${page}"><div class="sheet" style="${sheet}">${html.join('\n')}</div></body></html>`,
    text: emailAsText(email),
  };
}

const prose = (text: string) => escapeHtml(keepUnitsTogether(text));

const page = 'margin:0;padding:24px;background:#f4f4f2;color:#1c1f22;font:16px/1.5 sans-serif';
const sheet = 'max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid #d9d9d4';
const wordmark =
  'margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid #1c1f22;font-size:20px;font-weight:700';
const quote =
  'margin:16px 0;padding:4px 0 4px 16px;border-left:2px solid #1c1f22;white-space:pre-wrap';
const cell = 'padding:6px 0;border-bottom:1px solid #e6e6e2';
const number = `${cell};padding-left:12px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;
const picture = 'display:block;width:64px;height:48px;border-radius:3px;background:#eceae4';
const stage = 'width:25%;padding:6px 0 0;border-top:3px solid #d9d9d4;color:#63686d;font-size:14px';
const reached = stage.replace('#d9d9d4', '#1c1f22').replace('#63686d', '#1c1f22');

/** For email programs with a dark mode. Without it, the elements' own styles would win. */
const dark = (button: string) => `@media (prefers-color-scheme: dark) {
.page { background: #141618 !important; color: #eceae5 !important }
.sheet { background: #1b1e21 !important; border-color: #30353a !important }
.line { border-color: #b9bab8 !important }
.cell { border-color: #30353a !important }
.link { color: #eceae5 !important }
.button { background: ${button} !important; color: #141618 !important }
.stage { border-color: #30353a !important; color: #999c9e !important }
.reached { border-color: #eceae5 !important; color: #eceae5 !important }
}`;

const picturedLogo = (url: string) =>
  `<img src="${escapeHtml(url)}" alt="" height="28" style="height:28px;margin-right:8px;vertical-align:middle">`;

function toButton(block: EmailBlock, { light }: { light: string }): string {
  if (block.kind !== 'link') return toHtml(block);
  const style = `display:inline-block;padding:10px 20px;border-radius:3px;background:${light};color:#fff;font-weight:700;text-decoration:none`;
  return `<p><a class="button" style="${style}" href="${escapeHtml(block.href)}">${prose(block.text)}</a></p>`;
}

function toHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${prose(block.text)}</p>`;
    case 'heading':
      return `<h2 style="font-size:18px;margin:24px 0 8px">${prose(block.text)}</h2>`;
    case 'quote':
      return `<blockquote class="line" style="${quote}">${prose(block.text)}</blockquote>`;
    case 'link':
      return `<p><a class="link" style="color:#1c1f22" href="${escapeHtml(block.href)}">${prose(block.text)}</a></p>`;
    case 'stages':
      return table([`<tr>${block.stages.map(stageCell).join('')}</tr>`], 'margin:16px 0');
    case 'facts':
      return table(
        block.rows.map(([name, value]) => underneath(name, value)),
        '',
      );
    case 'table':
      return table(rowsOf(block.rows, block.total), '');
  }
}

const table = (rows: readonly string[], style: string) =>
  `<table role="presentation" style="width:100%;border-collapse:collapse;${style}">${rows.join('')}</table>`;

function rowsOf(items: readonly EmailRow[], total?: EmailRow): string[] {
  const rows = total ? [...items, total] : items;
  const illustrated = rows.some(([, , image]) => image);
  const maxBeside = illustrated ? MAX_BESIDE_PICTURES : MAX_BESIDE;
  return rows.map((row) => {
    const [name, value, image] = row;
    if (value.length > maxBeside) return underneath(name, value);
    const weight = row === total ? ';font-weight:700' : '';
    const displayed = image
      ? `<img src="${escapeHtml(image)}" alt="" width="64" height="48" style="${picture}">`
      : '';
    const lead = displayed && `<td class="cell" style="${cell};width:76px">${displayed}</td>`;
    const span = illustrated && !displayed ? ' colspan="2"' : '';
    return (
      `<tr>${lead}<td class="cell"${span} style="${cell}${weight}">${prose(name)}</td>` +
      `<td class="cell" style="${number}${weight}">${prose(value)}</td></tr>`
    );
  });
}

/** Maximum length in characters of a value shown next to its name on a phone. */
const MAX_BESIDE = 20;
/**
 * With pictures, which take up a third of the width, amounts and counts fit next to names, but
 * tracking numbers don't.
 */
const MAX_BESIDE_PICTURES = 12;

const underneath = (name: string, value: string) =>
  `<tr><td class="cell" colspan="3" style="${cell}">${prose(name)}<br><b style="overflow-wrap:anywhere">${prose(value)}</b></td></tr>`;

const stageCell = (one: EmailStage) =>
  `<td class="stage${one.reached ? ' reached' : ''}" style="${one.reached ? reached : stage}">${prose(one.name)}</td>`;
