import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { isUnknown } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { useHost, useRead } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import { applicationRead } from '../applications/application-read'
import { RefreshSecret } from '../applications/refresh-secret'
import { LoadFailure } from '../load-failure/load-failure'
import { kindOf } from '../try-it/own-kinds'
import { namesOf, type RegistrationTarget } from '../registration/registration-target'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'
import type { useLeaving } from '../secret-dialog/use-leaving'
import type { ChosenApplication } from './choose-application'
import { FirstRequestSample } from './first-request-sample'
import { LeaveActions } from './leave-actions'
import type { FirstRequest } from './load-first-request'
import { OwnSecrets } from './own-secrets'
import { useRevokedKey } from './use-revoked-key'
import type { useNewKey } from './use-new-key'
import { useTryFirst } from './use-try-first'

interface AccessReadyProps {
  target: RegistrationTarget
  application: ChosenApplication
  /** Undefined: nothing is known of a first request. */
  first: FirstRequest | undefined
  newKey: ReturnType<typeof useNewKey>
  leaving: ReturnType<typeof useLeaving>
  /** Secrets that this dialog has shown first. */
  fresh: readonly string[]
  /** Template with `{product}` and `{version}`. */
  specHref?: string
  onChooseAnother(): void
  onClose(): void
}

/** What an application with access identifies itself with, and a request that can be run. */
export function AccessReady(props: AccessReadyProps) {
  const { target, application: chosen, first, newKey, leaving, fresh, specHref } = props
  const { onChooseAnother, onClose } = props
  const t = useMessages('get-access')
  const errors = useMessages('errors')
  const shared = useMessages('applications')
  const common = useMessages('common')
  const registrationTexts = useMessages('registration')
  const { headingLevel } = useHost()
  const { keys, clientSecret } = useKnownSecrets().of(chosen.id)
  const loaded = useRead(applicationRead(chosen.id))
  const tryFirst = useTryFirst(target, specHref)
  const wasRevoked = useRevokedKey(chosen.id)
  const [isRefreshing, setRefreshing] = useState(false)
  const [refreshFailure, setRefreshFailure] = useState<string>()
  const application = loaded.status === 'ready' ? loaded.data.value : undefined
  const kind = application && kindOf(application)
  const operation = first?.operation
  const isGone = loaded.status === 'failed' && isUnknown(loaded.error)
  const names = { application: chosen.name, ...namesOf(target) }

  const main = isGone ? (
    <Button variant="primary" onClick={onChooseAnother}>
      {t('chooseAnother')}
    </Button>
  ) : (
    operation && (
      <Button
        variant="primary"
        onClick={() =>
          leaving.leave(fresh, () => {
            onClose()
            tryFirst(chosen.id, operation.id)
          })
        }
      >
        <Play size={16} aria-hidden="true" />
        {t(keys.length > 0 ? 'tryWithKey' : clientSecret ? 'tryWithSecret' : 'tryIt')}
      </Button>
    )
  )
  return (
    <Dialog
      title={registrationTexts('title', namesOf(target))}
      level={headingLevel + 1}
      onClose={() => leaving.leave(fresh)}
      actions={<LeaveActions leaving={leaving} fresh={fresh} main={main} />}
    >
      {isGone ? (
        <Alert kind="warning">{t('applicationGone')}</Alert>
      ) : (
        <p role="status">{registrationTexts('approved', names)}</p>
      )}
      {loaded.status === 'failed' && !isGone && <LoadFailure error={loaded.error} onRetry={loaded.retry} />}
      {loaded.status === 'loading' && (
        <Skeleton label={common('loading')}>
          <SkeletonLine width="long" />
        </Skeleton>
      )}
      {newKey.failure && <Alert kind="danger">{errorText(newKey.failure, errors)}</Alert>}
      {refreshFailure && <Alert kind="danger">{refreshFailure}</Alert>}
      {wasRevoked && <Alert kind="warning">{t('keyRevoked')}</Alert>}
      <OwnSecrets applicationId={chosen.id} leaving={leaving} />
      {kind === 'key' && keys.length === 0 && (
        <>
          {!newKey.isPending && !wasRevoked && <p>{t('keyUnknown')}</p>}
          <div>
            <Button pending={newKey.isPending} onClick={() => runInBackground(newKey.create(chosen.id))}>
              {t('createKey')}
            </Button>
          </div>
        </>
      )}
      {kind === 'client' && clientSecret === undefined && (
        <>
          <p>{t('secretUnknown')}</p>
          <div>
            <Button variant="danger" onClick={() => setRefreshing(true)}>
              {shared('refreshSecret')}
            </Button>
          </div>
        </>
      )}
      {kind === 'client-elsewhere' && <p>{t('ownClientReady')}</p>}
      {application && first && operation && (
        <FirstRequestSample application={application} first={first} operation={operation} />
      )}
      {isRefreshing && (
        <RefreshSecret
          application={chosen}
          onFailed={setRefreshFailure}
          onClose={(secret) => {
            if (secret !== undefined) leaving.noteCopy(secret)
            setRefreshing(false)
          }}
        />
      )}
    </Dialog>
  )
}
