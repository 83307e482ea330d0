import { type ReactNode, useState } from 'react'
import type { Application, Registration } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { Alert } from '../../ui/alert'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailure } from '../load-failure/load-failure'
import { useStrategyName } from '../strategy-name/strategy-name'
import { ChoiceList } from './choice-list'
import { CreationLink } from './creation-link'
import type { ChosenProduct } from './product-choice'
import { RequestScopes } from './request-scopes'
import { usePagesOf } from './use-pages-of'
import { useRequest } from './use-request'
import { useScopeNeeds } from './use-scope-needs'
import { useScopes } from './use-scopes'
import { useVersionOptions } from './use-version-options'
import type { VersionOption } from './version-options'
import { statusReasons } from './candidate-obstacle'
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
  const common = useMessages('common')
  const errors = useMessages('errors')
  const options = useVersionOptions(application, product)
  const here = options.status === 'ready' ? options.data : undefined
  const isImpossible =
    here !== undefined && (!here.mayRegister || here.versions.every(({ obstacle }) => obstacle))
  const list = usePagesOf(here?.versions)
  const names = { application: application.name, product: product.name }
  const strategyName = useStrategyName()
  const strategy = application.auth_strategy ? strategyName(application.auth_strategy) : ''
  const [chosenId, setChosenId] = useState<string>()
  const open = isImpossible ? [] : list.matching.filter(({ obstacle }) => !obstacle)
  // Nobody begins with a version that is about to go.
  const current = open.find(({ deprecated }) => !deprecated)
  const version = open.find(({ id }) => id === chosenId) ?? current
  const read = useScopeNeeds(
    version?.configuration?.available_scopes?.length
      ? { product: product.id, version: version.id }
      : undefined,
  )
  // What is not known, is not asked for.
  const needs = read?.status === 'ready' ? (read.data ?? undefined) : undefined
  const scopes = useScopes(
    version?.configuration,
    version?.id,
    application.id,
    read?.status === 'loading' ? 'loading' : needs,
  )
  const request = useRequest()

  function choose(id: string) {
    setChosenId(id)
    request.forget()
  }

  async function register() {
    if (!version) return
    const outcome = await request.run({
      applicationId: application.id,
      versionId: version.id,
      scopes: scopes.requested,
    })
    if (outcome.status === 'done') onRegistered(outcome.value)
    // Registered in another tab meanwhile: then it is no longer to be chosen.
    if (outcome.status === 'failed' && outcome.error.code === 'conflict') options.reload()
  }

  function reasonOf({ obstacle, accepted, ...option }: VersionOption): ReactNode {
    if (obstacle && obstacle !== 'impossible') return t(statusReasons[obstacle])
    if (accepted.length === 0) return t('isClosed')
    const target = { product, version: option, configurations: accepted }
    return (
      <>
        {t('versionAccepts', { accepted: accepted.map(strategyName).join(', '), strategy })}{' '}
        <CreationLink target={target} onFollow={onClose} />
      </>
    )
  }

  const isReady = version !== undefined && scopes.current.status === 'ready'
  const actions = (
    <>
      <Button onClick={onBack}>{t('back')}</Button>
      {!isImpossible && (
        <BlockedButton
          variant="primary"
          pending={request.isPending}
          disabled={version !== undefined && !isReady && !request.isPending}
          blocked={version ? (scopes.isMissing ? t('scopeFirst') : '') : t('versionFirst')}
          onClick={() => runInBackground(register())}
        >
          {common('getAccess')}
        </BlockedButton>
      )}
    </>
  )
  return (
    <Dialog title={t('chooseVersion', names)} level={level} onClose={onClose} actions={actions}>
      {options.status === 'failed' && <LoadFailure error={options.error} onRetry={options.retry} />}
      {request.failure && <Alert kind="danger">{errorText(request.failure, errors)}</Alert>}
      {isImpossible && (
        <p>{here.mayRegister ? t('noVersions', { ...names, strategy }) : t('mayNot', names)}</p>
      )}
      {here?.mayRegister !== false && options.status !== 'failed' && (
        <ChoiceList
          list={list}
          name="version"
          label={t('versions')}
          searchLabel={t('searchVersions')}
          foundText={t('foundVersions', { count: list.found?.total ?? 0 })}
          labelOf={({ name, deprecated, configuration }) => (
            <>
              {deprecated ? t('deprecated', { version: name }) : name}
              {!configuration?.registration_auto_approve && (
                <span className="pe-choice-note">{t('needsReview')}</span>
              )}
            </>
          )}
          obstacleOf={(one) => one.obstacle && { obstacle: one.obstacle, reason: reasonOf(one) }}
          chosenId={version?.id}
          onChoose={choose}
        />
      )}
      {version && !isImpossible && <RequestScopes scopes={scopes} />}
    </Dialog>
  )
}
