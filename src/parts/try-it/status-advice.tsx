import { useMessages } from '../../i18n'
import type { SecurityScheme } from '../../reference'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import type { RefusedFields } from './find-refused-fields'
import { RefusedCredential } from './refused-credential'
import type { SentWithRequest } from './sent-credentials'
import './try-it.css'

interface StatusAdviceProps {
  status: number
  /** Credentials that went along. */
  sent: readonly SentWithRequest[]
  /** Those that the chosen alternative asks for. */
  schemes: readonly SecurityScheme[]
  refused: RefusedFields
  onShowFields(): void
}

/** Advice for the status of a response; nothing after a success. */
export function StatusAdvice({ status, sent, schemes, refused, onShowFields }: StatusAdviceProps) {
  const t = useMessages('try-it')
  const { fields, others } = refused
  if (status < 400) return null
  if (status === 401 || status === 403)
    return <RefusedCredential status={status} sent={sent} schemes={schemes} />
  const action = fields.length > 0 && <Button onClick={onShowFields}>{t('showFields')}</Button>
  return (
    <Alert kind="warning" action={action}>
      <p>{t(status >= 500 ? 'serverError' : 'clientError')}</p>
      {others.length > 0 && (
        <ul className="pe-try-refused">
          {others.map(({ field, reason }, index) => (
            <li key={index}>
              <code>{field}</code>: {reason}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
