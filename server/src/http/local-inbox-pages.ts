import { escaped } from '../mail/render-mail'
import { mailTextsIn } from '../mail/texts/texts'
import type { InboxMail } from '../store/local-inbox'
import type { Language } from '../texts/texts'
import { pageHead } from './page-head'
import type { PageColors, PageTheme } from '../lib/page-theme'

export const inboxPath = '/inbox'

export function inboxList(
  mails: readonly Pick<InboxMail, 'id' | 'recipients' | 'subject' | 'language' | 'received_at'>[],
  language: Language,
): string {
  const { inbox } = mailTextsIn(language)
  const rows = mails.map(
    ({ id, recipients, subject, language: written, received_at }) => `<tr>
<td><a href="${inboxPath}/${id}" lang="${written}">${escaped(subject)}</a></td>
<td>${escaped(recipients.join(', '))}</td>
<td>${time(received_at, language)}</td>
</tr>`,
  )
  const table = `<table>
<thead><tr><th scope="col">${inbox.subject}</th><th scope="col">${inbox.to}</th><th scope="col">${inbox.received}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
  return pageOf(
    inbox.title,
    language,
    `<h1>${inbox.title}</h1>
<p>${escaped(inbox.explanation)}</p>
<p><a href="${inboxPath}">${escaped(inbox.reload)}</a></p>
${mails.length > 0 ? table : `<p class="empty">${escaped(inbox.empty)}</p>`}`,
  )
}

export function inboxMail(mail: InboxMail, language: Language): string {
  const { inbox } = mailTextsIn(language)
  const { id, subject, sender, recipients, received_at, text } = mail
  return pageOf(
    subject,
    language,
    `<p><a href="${inboxPath}">${escaped(inbox.all)}</a></p>
<h1 lang="${mail.language}">${escaped(subject)}</h1>
<dl>
<dt>${inbox.from}</dt><dd>${escaped(sender)}</dd>
<dt>${inbox.to}</dt><dd>${escaped(recipients.join(', '))}</dd>
<dt>${inbox.received}</dt><dd>${time(received_at, language)}</dd>
</dl>
<iframe src="${inboxPath}/${id}/content" title="${escaped(inbox.mail)}"></iframe>
<details>
<summary>${escaped(inbox.plainText)}</summary>
<pre lang="${mail.language}">${linked(text)}</pre>
</details>`,
  )
}

export function inboxStyles({ light, dark, fonts }: PageTheme): string {
  const both = (name: keyof PageColors) => `light-dark(${light[name]}, ${dark[name]})`
  return `:root { color-scheme: light dark }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.5 ${fonts}; color: ${both('text')}; background: ${both('ground')} }
a { color: ${both('link')} }
a:focus-visible, summary:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
th, td { padding: .6rem .75rem .6rem 0; border-bottom: 1px solid ${both('line')}; text-align: left; vertical-align: top; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dt { color: ${both('muted')} }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 32rem; border: 1px solid ${both('line')}; border-radius: .5rem; background: ${both('ground')} }
summary { margin-top: 1rem; cursor: pointer }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
.empty { padding: 3rem 0; text-align: center; color: ${both('muted')} }
`
}

function pageOf(title: string, language: Language, body: string): string {
  return `${pageHead(title, language)}
    <link rel="stylesheet" href="${inboxPath}.css">
  </head>
<body>
<main>
${body}
</main>
</body>
</html>
`
}

function time(moment: Date, language: Language): string {
  const shown = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).format(moment)
  return `<time datetime="${moment.toISOString()}">${escaped(shown)}</time>`
}

/** Addresses in a text become links. */
function linked(text: string): string {
  return escaped(text).replace(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`)
}
