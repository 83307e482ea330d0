import { useState } from 'react'
import type { Registration } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { fillTemplate } from '../../lib/fill-template'
import { runInBackground } from '../../lib/run-in-background'
import { useEnvironment } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { LoadFailure } from '../load-failure/load-failure'
import { SelectField } from '../../ui/select-field'
import { usePageLinks } from '../portal-link/page-links'
import { PortalLink } from '../portal-link/portal-link'
import { ChoiceList } from './choice-list'
import {
  creationPath,
  namesOf,
  type RegistrationConfiguration,
  type RegistrationTarget,
} from './registration-target'
import { RequestScopes } from './request-scopes'
import { useRequest } from './use-request'
import { useScopes } from './use-scopes'
import { useUnregistered } from './use-unregistered'
import './registration.css'

interface ApplicationChoiceProps {
  target: RegistrationTarget
  search: string
  /** @param application - Its name. */
  onRegistered(registration: Registration, application: string): void
  onClose(): void
}

/** Which application, with which scopes. */
export function ApplicationChoice({ target, search, onRegistered, onClose }: ApplicationChoiceProps) {
  const t = useMessages('registration')
  const common = useMessages('common')
  const errors = useMessages('errors')
  const { headingLevel } = useEnvironment()
  const { createHref } = usePageLinks()
  const { configurations } = target
  const [configurationId, setConfigurationId] = useState<string>()
  const configuration = (configurations.find(({ id }) => id === configurationId) ??
    configurations[0]) as RegistrationConfiguration
  const list = useUnregistered(target, configuration, search)
  const { found, failure } = list
  const [chosenId, setChosenId] = useState<string>()
  const rows = found?.response.data ?? []
  // The only one that was found, such as the one that has just been created for this, need not be chosen.
  const only = found?.total === 1 ? rows[0] : undefined
  const chosen = rows.find(({ id }) => id === chosenId) ?? only
  const scopes = useScopes(configuration, target.version.id, chosen?.id)
  const registration = useRequest()

  async function register() {
    if (!chosen) return
    const outcome = await registration.run({
      applicationId: chosen.id,
      versionId: target.version.id,
      scopes: scopes.chosen,
    })
    if (outcome.status === 'done') onRegistered(outcome.value, chosen.name)
    // Registered in another tab meanwhile: then it is no longer to be chosen.
    if (outcome.status === 'failed' && outcome.error.code === 'conflict') list.reload()
  }

  const hasNone = found !== undefined && found.total === 0 && found.query === ''
  const isFirst = !found && !failure
  const title = hasNone ? t('noneTitle') : isFirst ? t('loadingTitle') : t('title', namesOf(target))
  const create = (
    <PortalLink
      className={hasNone ? 'pe-button' : undefined}
      data-variant={hasNone ? 'primary' : undefined}
      path={creationPath(target, configuration)}
      href={fillTemplate(createHref, {
        product: target.product.id,
        version: target.version.id,
        strategy: configuration.id,
      })}
    >
      {t('create')}
    </PortalLink>
  )
  const submit = (
    <Button
      variant="primary"
      pending={registration.isPending}
      disabled={(!chosen || scopes.granted.status !== 'ready') && !registration.isPending}
      onClick={() => runInBackground(register())}
    >
      {configuration.registration_auto_approve ? t('requestNow') : t('request')}
    </Button>
  )
  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      {hasNone ? create : submit}
    </>
  )
  return (
    <Dialog title={title} level={headingLevel + 1} onClose={onClose} actions={actions}>
      {failure && <LoadFailure error={failure.error} onRetry={failure.retry} />}
      {registration.failure && <Alert kind="danger">{errorText(registration.failure, errors)}</Alert>}
      {configurations.length > 1 && (
        <SelectField
          name="strategy"
          label={t('strategy')}
          options={configurations.map(({ id, name }) => ({ value: id, label: name }))}
          value={configuration.id}
          onChange={(event) => setConfigurationId(event.target.value)}
        />
      )}
      {hasNone ? (
        <p>{t('noneText', { ...namesOf(target), strategy: configuration.name })}</p>
      ) : (
        <>
          <ChoiceList
            list={list}
            name="application"
            label={t('applications')}
            searchLabel={t('search')}
            foundText={t('found', { count: found?.total ?? 0 })}
            noneFoundTitle={t('noneFoundTitle')}
            labelOf={({ name }) => name}
            chosenId={chosen?.id}
            onChoose={setChosenId}
          />
          {chosen && <RequestScopes scopes={scopes} />}
          <p className="pe-registration-create">{create}</p>
        </>
      )}
    </Dialog>
  )
}
