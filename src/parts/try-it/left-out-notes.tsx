import { useMessages } from '../../i18n'
import type { PreparedRequest } from '../../reference'
import { forBrowser } from '../../reference/request/for-browser'
import { Alert } from '../../ui/alert'

/** Says what a browser will not send, before one wonders why it did not arrive. */
export function LeftOutNotes({ request }: { request: PreparedRequest }) {
  const t = useMessages('try-it')
  const { leftOut, isPossible } = forBrowser(request)
  const names = (kind: string) =>
    leftOut
      .filter((one) => one.kind === kind)
      .map(({ name }) => name)
      .join(', ')
  const notes = [
    isPossible ? '' : t('methodRefused', { method: request.method }),
    names('cookie') && t('cookiesLeftOut', { names: names('cookie') }),
    names('header') && t('headersLeftOut', { names: names('header') }),
    names('body') && t('bodyLeftOut', { method: request.method }),
  ].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <Alert kind="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Alert>
  )
}
