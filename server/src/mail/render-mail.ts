import type { Language } from '../texts/texts'
import type { PageColors, PageTheme } from '../lib/page-theme'

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

/** Whose mail it is. */
export interface MailAppearance {
  portalName: string
  theme: PageTheme
  /** Said beside the address of a button. */
  linkFallback: string
}

export function renderMail(
  content: MailContent,
  language: Language,
  appearance: MailAppearance,
): RenderedMail {
  const subject = content.subject.replace(/\s+/g, ' ')
  return {
    subject,
    text: textOf(content),
    html: htmlOf(content, { subject, language, appearance }),
    language,
  }
}

function textOf({ greeting, parts, footer }: MailContent): string {
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return part
    return 'href' in part ? `${part.label}:\n${part.href}` : `    ${part.command}`
  })
  return [...(greeting ? [greeting] : []), ...blocks, `-- \n${footer}`].join('\n\n') + '\n'
}

// Some mail programs ignore style sheets, so each element has a style attribute with the light colors.
const stylesOf = ({ light, fonts }: PageTheme) => ({
  body: `margin:0;padding:24px;background:${light.ground};color:${light.text};font-family:${fonts};font-size:16px;line-height:1.5`,
  column: 'max-width:560px;margin:0 auto',
  name: `margin:0 0 24px;padding:0 0 12px;border-bottom:3px solid ${light.fill};font-size:18px;font-weight:600`,
  button: `display:inline-block;padding:10px 20px;border-radius:6px;background:${light.fill};color:${light.onFill};font-weight:600;text-decoration:none`,
  small: `color:${light.muted};font-size:13px`,
  address: `color:${light.link};word-break:break-all`,
  code: `display:block;padding:10px 14px;border:1px solid ${light.line};border-radius:6px;font:14px/1.5 ui-monospace,Consolas,monospace;word-break:break-all`,
  footer: `margin-top:32px;padding-top:12px;border-top:1px solid ${light.line};color:${light.muted};font-size:13px`,
})

/** For mail programs that follow the dark scheme of the reader. */
const darkStyles = ({
  ground,
  text,
  muted,
  line,
  link,
  fill,
  onFill,
}: PageColors) => `@media (prefers-color-scheme: dark) {
body { background: ${ground} !important; color: ${text} !important }
.name { border-color: ${fill} !important }
.button { background: ${fill} !important; color: ${onFill} !important }
.small { color: ${muted} !important }
.address { color: ${link} !important }
.line { border-color: ${line} !important }
}`

function htmlOf(
  { greeting, parts, footer }: MailContent,
  { subject, language, appearance }: { subject: string; language: Language; appearance: MailAppearance },
): string {
  const { linkFallback } = appearance
  const styles = stylesOf(appearance.theme)
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return paragraph(part)
    if ('command' in part)
      return `<p><code class="line" style="${styles.code}">${escaped(part.command)}</code></p>`
    const href = escaped(part.href)
    return `<p><a class="button" href="${href}" style="${styles.button}">${escaped(part.label)}</a></p>
<p class="small" style="${styles.small}">${escaped(linkFallback)}<br><a class="address" href="${href}" style="${styles.address}">${href}</a></p>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>
${darkStyles(appearance.theme.dark)}
</style>
</head>
<body style="${styles.body}">
<div style="${styles.column}">
<p class="name" style="${styles.name}">${escaped(appearance.portalName)}</p>
${greeting ? `${paragraph(greeting)}\n` : ''}${blocks.join('\n')}
<p class="small line" style="${styles.footer}">${escaped(footer)}</p>
</div>
</body>
</html>
`
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
