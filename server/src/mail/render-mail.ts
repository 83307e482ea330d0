import type { Language } from '../texts/texts'
import { mailTextsIn } from './texts/texts'

/** The content of a mail, as plain text without markup. */
export interface MailContent {
  subject: string
  greeting?: string
  parts: readonly MailPart[]
  /** Names the sender and the reason. */
  footer: string
}

export type MailPart =
  | string
  /** A button with the action that the mail asks for. */
  | { label: string; href: string }
  /** A command line to run. */
  | { command: string }

export interface RenderedMail {
  subject: string
  text: string
  html: string
  language: Language
}

export function renderMail(content: MailContent, language: Language): RenderedMail {
  const subject = content.subject.replace(/\s+/g, ' ')
  return { subject, text: textOf(content), html: htmlOf(content, subject, language), language }
}

function textOf({ greeting, parts, footer }: MailContent): string {
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return part
    return 'href' in part ? `${part.label}:\n${part.href}` : `    ${part.command}`
  })
  return [...(greeting ? [greeting] : []), ...blocks, `-- \n${footer}`].join('\n\n') + '\n'
}

// Mail programs ignore style sheets, so each element has a style attribute. Colors follow the light or dark scheme of the reader.
const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  column: 'max-width:560px;margin:0 auto',
  button:
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'font-size:13px',
  address: 'word-break:break-all',
  code: 'display:block;padding:10px 14px;border:1px solid #8a94a6;border-radius:6px;font:14px/1.5 ui-monospace,Consolas,monospace;word-break:break-all',
  footer: 'margin-top:32px;padding-top:12px;border-top:1px solid #8a94a6;font-size:13px',
}

function htmlOf({ greeting, parts, footer }: MailContent, subject: string, language: Language): string {
  const { linkFallback } = mailTextsIn(language)
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return paragraph(part)
    if ('command' in part)
      return `<p><code style="${quoted(styles.code)}">${escaped(part.command)}</code></p>`
    const href = escaped(part.href)
    return `<p><a href="${href}" style="${quoted(styles.button)}">${escaped(part.label)}</a></p>
<p style="${quoted(styles.small)}">${escaped(linkFallback)}<br><a href="${href}" style="${quoted(styles.address)}">${href}</a></p>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="${quoted(styles.body)}">
<div style="${quoted(styles.column)}">
${greeting ? `${paragraph(greeting)}\n` : ''}${blocks.join('\n')}
<p style="${quoted(styles.footer)}">${escaped(footer)}</p>
</div>
</body>
</html>
`
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`
const quoted = (style: string) => style.replace(/"/g, "'")

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
