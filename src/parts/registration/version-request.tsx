import { useState } from 'react'
import type { Application, Registration } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { LoadFailure } from '../load-failure/load-failure'
import { ChoiceList } from './choice-list'
import type { ChosenProduct } from './product-choice'
import { RequestScopes } from './request-scopes'
import { useOpenVersions } from './use-open-versions'
import { usePagesOf } from './use-pages-of'
import { useRequest } from './use-request'
import { useScopes } from './use-scopes'
import './registration.css'

interface VersionRequestProps {
  application: Application
  product: ChosenProduct
  level: number
  /** To the choice of a product. */
  onBack(): void
  onRegistered(registration: Registration): void
  onClose(): void
}

/** For which of a product's versions, with which scopes. */
export function VersionRequest(props: VersionRequestProps) {
  const { application, product, level, onBack, onRegistered, onClose } = props
  const t = useMessages('registration')
  const errors = useMessages('errors')
  const open = useOpenVersions(application, product)
  const here = open.status === 'ready' ? open.data : undefined
  const isImpossible = here !== undefined && (!here.mayRegister || here.versions.length === 0)
  const list = usePagesOf(here?.versions)
  const rows = list.found?.response.data ?? []
  const [chosenId, setChosenId] = useState<string>()
  const only = list.found?.total === 1 ? rows[0] : undefined
  const version = rows.find(({ id }) => id === chosenId) ?? only
  const scopes = useScopes(version?.configuration, version?.id, application.id)
  const request = useRequest()

  async function register() {
    if (!version) return
    const outcome = await request.run({
      applicationId: application.id,
      versionId: version.id,
      scopes: scopes.chosen,
    })
    if (outcome.status === 'done') onRegistered(outcome.value)
    // Registered in another tab meanwhile: then it is no longer to be chosen.
    if (outcome.status === 'failed' && outcome.error.code === 'conflict') open.reload()
  }

  const isReady = version !== undefined && scopes.granted.status === 'ready'
  const actions = (
    <>
      <Button onClick={onBack}>{t('back')}</Button>
      {!isImpossible && (
        <Button
          variant="primary"
          pending={request.isPending}
          disabled={!isReady && !request.isPending}
          onClick={() => runInBackground(register())}
        >
          {t(version?.configuration.registration_auto_approve ? 'requestNow' : 'request')}
        </Button>
      )}
    </>
  )
  const names = { application: application.name, product: product.name }
  const strategy = application.auth_strategy?.name ?? ''
  return (
    <Dialog title={t('chooseVersion', names)} level={level} onClose={onClose} actions={actions}>
      {open.status === 'failed' && <LoadFailure error={open.error} onRetry={open.retry} />}
      {request.failure && <Alert kind="danger">{errorText(request.failure, errors)}</Alert>}
      {isImpossible && (
        <p>{here.mayRegister ? t('noVersions', { ...names, strategy }) : t('mayNot', names)}</p>
      )}
      {!isImpossible && open.status !== 'failed' && (
        <ChoiceList
          list={list}
          name="version"
          label={t('versions')}
          searchLabel={t('searchVersions')}
          foundText={t('foundVersions', { count: list.found?.total ?? 0 })}
          labelOf={({ name, deprecated, configuration }) => (
            <>
              {deprecated ? t('deprecated', { version: name }) : name}
              {!configuration.registration_auto_approve && (
                <span className="pe-choice-note">{t('needsReview')}</span>
              )}
            </>
          )}
          chosenId={version?.id}
          onChoose={setChosenId}
        />
      )}
      {version && !isImpossible && <RequestScopes scopes={scopes} />}
    </Dialog>
  )
}
