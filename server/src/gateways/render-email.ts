import { emailAsText, type Email, type EmailBlock } from '@spindle/sdk/domain/mail/email';
import { escapeHtml } from '@spindle/sdk/escape-html';

/** The same e-mail twice: for people who read HTML, and for those who read text. */
export function renderEmail(email: Email) {
  const { subject, greeting, blocks } = email;
  const html = [
    `<p style="${wordmark}">Spindle</p>`,
    `<p>${escapeHtml(greeting)}</p>`,
    ...blocks.map(toHtml),
  ];
  return {
    subject,
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>` +
      `<body style="${page}"><div style="${sheet}">${html.join('\n')}</div></body></html>`,
    text: emailAsText(email),
  };
}

const page = 'margin:0;padding:24px;background:#f4f4f2;color:#1c1f22;font:16px/1.5 sans-serif';
const sheet = 'max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid #d9d9d4';
const wordmark =
  'margin:0 0 24px;padding:0 0 12px;border-bottom:1px solid #1c1f22;font-size:20px;font-weight:700';
const quote =
  'margin:16px 0;padding:4px 0 4px 16px;border-left:2px solid #1c1f22;white-space:pre-wrap';
const cell = 'padding:6px 0;border-bottom:1px solid #e6e6e2';
const number = `${cell};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;

function toHtml(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(block.text)}</h2>`;
    case 'quote':
      return `<blockquote style="${quote}">${escapeHtml(block.text)}</blockquote>`;
    case 'link':
      return `<p><a style="color:#1c1f22" href="${escapeHtml(block.href)}">${escapeHtml(block.text)}</a></p>`;
    case 'table': {
      const last = block.rows.length - 1;
      const rows = block.rows.map(([name, value], at) => {
        const weight = at === last ? ';font-weight:700' : '';
        return (
          `<tr><td style="${cell}${weight}">${escapeHtml(name)}</td>` +
          `<td style="${number}${weight}">${escapeHtml(value)}</td></tr>`
        );
      });
      return `<table role="presentation" style="width:100%;border-collapse:collapse">${rows.join('')}</table>`;
    }
  }
}
