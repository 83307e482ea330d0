import { useMessages } from '../../i18n'
import { useHost } from '../../state'
import { Alert } from '../../ui/alert'
import { Heading } from '../../ui/basics/heading'
import { Spinner } from '../../ui/basics/spinner'
import { useHandover } from './use-handover'
import './oauth2-redirect.css'

/** Where an identity provider sends the visitor back: hands what it has sent to the page that asked, and closes the window. */
export function OAuth2Redirect() {
  const t = useMessages('oauth')
  const { headingLevel } = useHost()
  const { status, reason } = useHandover()
  return (
    <div className="pe-oauth">
      <Heading level={headingLevel}>{t('heading')}</Heading>
      {status === 'handing-over' && (
        <p className="pe-oauth-wait" role="status">
          <Spinner />
          {t('handingOver')}
        </p>
      )}
      {status === 'taken' && <Alert kind="success">{t('done')}</Alert>}
      {status === 'no-data' && <Alert kind="danger">{t('noData')}</Alert>}
      {status === 'no-channel' && <Alert kind="danger">{t('noChannel')}</Alert>}
      {status === 'state-changed' && <Alert kind="danger">{t('stateChanged')}</Alert>}
      {status === 'no-code' && (
        <Alert kind="danger">
          <p>{t('noCode')}</p>
          {reason && <p>{t('reason', { reason })}</p>}
        </Alert>
      )}
      {(status === 'no-data' || status === 'state-changed' || status === 'no-code') && <p>{t('close')}</p>}
    </div>
  )
}
