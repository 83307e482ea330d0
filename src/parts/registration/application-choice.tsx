import { useState } from 'react'
import type { Registration } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { useHost } from '../../state'
import { Alert } from '../../ui/alert'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { Button } from '../../ui/basics/button'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailure } from '../load-failure/load-failure'
import { useStrategyName } from '../strategy-name/strategy-name'
import { CandidateObstacle } from './candidate-obstacle'
import { ChoiceList } from './choice-list'
import { CreationLink } from './creation-link'
import { namesOf, type RegistrationTarget } from './registration-target'
import { RequestScopes } from './request-scopes'
import { useCandidates } from './use-candidates'
import { usePagesOf } from './use-pages-of'
import { useRequest } from './use-request'
import { useScopes } from './use-scopes'
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
  const { headingLevel } = useHost()
  const strategyName = useStrategyName()
  const candidates = useCandidates(target)
  const all = candidates.status === 'ready' ? candidates.data : undefined
  const list = usePagesOf(all, search)
  const { found } = list
  const [chosenId, setChosenId] = useState<string>()
  const open = list.matching.filter(({ obstacle }) => !obstacle)
  // The only one that was found, such as the one that has just been created for this, need not be chosen.
  const only = open.length === 1 ? open[0] : undefined
  const chosen = open.find(({ id }) => id === chosenId) ?? only
  const scopes = useScopes(chosen?.configuration, target.version.id, chosen?.id, target.needs)
  const registration = useRequest()

  function choose(id: string) {
    setChosenId(id)
    registration.forget()
  }

  async function register() {
    if (!chosen) return
    const outcome = await registration.run({
      applicationId: chosen.id,
      versionId: target.version.id,
      scopes: scopes.requested,
    })
    if (outcome.status === 'done') onRegistered(outcome.value, chosen.name)
    // Registered in another tab meanwhile: then it is no longer to be chosen.
    if (outcome.status === 'failed' && outcome.error.code === 'conflict') candidates.reload()
  }

  const names = namesOf(target)
  const accepted = target.configurations.map(strategyName).join(', ')
  const isNonePossible = all?.every(({ obstacle }) => obstacle) === true
  const title =
    all?.length === 0
      ? t('noneTitle')
      : candidates.status === 'loading'
        ? t('loadingTitle')
        : t('title', names)
  const create = <CreationLink target={target} isButton={isNonePossible} />
  const submit = (
    <BlockedButton
      variant="primary"
      pending={registration.isPending}
      disabled={chosen !== undefined && scopes.current.status !== 'ready' && !registration.isPending}
      blocked={chosen ? (scopes.isMissing ? t('scopeFirst') : '') : t('applicationFirst')}
      onClick={() => runInBackground(register())}
    >
      {t(
        (chosen?.configuration ?? target.configurations[0])?.registration_auto_approve
          ? 'requestNow'
          : 'request',
      )}
    </BlockedButton>
  )
  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      {isNonePossible ? create : submit}
    </>
  )
  return (
    <Dialog title={title} level={headingLevel + 1} onClose={onClose} actions={actions}>
      {candidates.status === 'failed' && <LoadFailure error={candidates.error} onRetry={candidates.retry} />}
      {registration.failure && <Alert kind="danger">{errorText(registration.failure, errors)}</Alert>}
      {isNonePossible && <p>{t('noneText', { ...names, accepted })}</p>}
      {candidates.status !== 'failed' && (
        <ChoiceList
          list={list}
          name="application"
          label={t('applications')}
          searchLabel={t('search')}
          foundText={t('found', { count: found?.total ?? 0 })}
          noneFoundTitle={t('noneFoundTitle')}
          labelOf={({ name }) => name}
          obstacleOf={(candidate) =>
            candidate.obstacle && {
              obstacle: candidate.obstacle,
              reason: <CandidateObstacle candidate={candidate} target={target} onFollow={onClose} />,
            }
          }
          chosenId={chosen?.id}
          onChoose={choose}
        />
      )}
      {chosen && <RequestScopes scopes={scopes} />}
      {all && !isNonePossible && <p className="pe-registration-create">{create}</p>}
    </Dialog>
  )
}
