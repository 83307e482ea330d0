import { useId, useState } from 'react'
import type { Registration } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { useHost } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { Dialog } from '../../ui/dialogs/dialog'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { LoadFailure } from '../load-failure/load-failure'
import { CandidateObstacle } from '../registration/candidate-obstacle'
import { ChoiceList } from '../registration/choice-list'
import {
  namesOf,
  type RegistrationConfiguration,
  type RegistrationTarget,
} from '../registration/registration-target'
import { RequestScopes } from '../registration/request-scopes'
import type { ScopeNeeds } from '../registration/scope-needs'
import type { Candidate, useCandidates } from '../registration/use-candidates'
import { usePagesOf } from '../registration/use-pages-of'
import { useRequest } from '../registration/use-request'
import { useScopes } from '../registration/use-scopes'
import { NewApplicationFields } from './new-application-fields'
import { useNewApplication } from './use-new-application'
import '../registration/registration.css'
import './get-access.css'

/** An application as the steps after the choice know it. */
export type ChosenApplication = Pick<Candidate, 'id' | 'name'>

interface ChooseApplicationProps {
  target: RegistrationTarget
  candidates: ReturnType<typeof useCandidates>
  /** What the version needs; `loading` as long as its API description is read. */
  needs: ScopeNeeds | 'loading' | undefined
  search: string
  onRegistered(
    registration: Registration,
    application: ChosenApplication,
    configuration: RegistrationConfiguration | undefined,
  ): void
  /** With one that has access already. */
  onGoOn(application: ChosenApplication): void
  onClose(): void
}

const NEW = 'new'

/** Which application, a new one or one of the developer's, with which scopes. */
export function ChooseApplication(props: ChooseApplicationProps) {
  const { target, candidates, needs, search, onRegistered, onGoOn, onClose } = props
  const t = useMessages('registration')
  const accessTexts = useMessages('get-access')
  const common = useMessages('common')
  const errors = useMessages('errors')
  const { headingLevel } = useHost()
  const formId = useId()
  const all = candidates.status === 'ready' ? candidates.data : undefined
  const list = usePagesOf(all, search)
  const [chosenId, setChosenId] = useState<string>()
  const open = list.matching.filter(({ obstacle }) => !obstacle)
  // The only one that was found need not be chosen, nor a new one where there is no other.
  const only = open.length === 1 ? open[0] : undefined
  const hasOthers = all?.some(({ obstacle }) => !obstacle) === true
  const isNew = all !== undefined && (chosenId === NEW || !hasOthers)
  const chosen = isNew ? undefined : (open.find(({ id }) => id === chosenId) ?? only)
  const registration = useRequest()
  const creation = useNewApplication(target.configurations, (application) => {
    setChosenId(application.id)
    candidates.reload()
    runInBackground(register(application, creation.configuration))
  })
  const configuration = isNew ? creation.configuration : chosen?.configuration
  const scopes = useScopes(configuration, target.version.id, chosen?.id, needs)

  function choose(id: string) {
    setChosenId(id)
    registration.forget()
  }

  async function register({ id, name }: ChosenApplication, by: RegistrationConfiguration | undefined) {
    const request = { applicationId: id, versionId: target.version.id, scopes: scopes.requested }
    const outcome = await registration.run(request)
    if (outcome.status === 'done') onRegistered(outcome.value, { id, name }, by)
    // Registered or deleted elsewhere meanwhile: then it is no longer to be chosen.
    if (outcome.status === 'failed' && ['conflict', 'not-found'].includes(outcome.error.code))
      candidates.reload()
  }

  const isReady = isNew || chosen !== undefined
  const blocked = isReady
    ? scopes.isMissing
      ? t('scopeFirst')
      : isNew
        ? creation.form.blocked
        : ''
    : t('applicationFirst')
  const isPending = registration.isPending || creation.form.status === 'pending'
  const failure =
    registration.failure?.code === 'not-found'
      ? accessTexts('applicationGone')
      : registration.failure && errorText(registration.failure, errors)
  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      <BlockedButton
        variant="primary"
        type={isNew ? 'submit' : 'button'}
        form={isNew ? formId : undefined}
        pending={isPending}
        disabled={isReady && scopes.current.status !== 'ready' && !isPending}
        blocked={blocked}
        onClick={isNew ? undefined : () => chosen && runInBackground(register(chosen, chosen.configuration))}
      >
        {common('getAccess')}
      </BlockedButton>
    </>
  )
  return (
    <Dialog
      title={t('title', namesOf(target))}
      level={headingLevel + 1}
      onClose={onClose}
      actions={candidates.status === 'failed' ? undefined : actions}
    >
      {candidates.status === 'failed' && <LoadFailure error={candidates.error} onRetry={candidates.retry} />}
      {failure && <Alert kind="danger">{failure}</Alert>}
      {candidates.status !== 'failed' && (
        <ChoiceList
          list={list}
          name="application"
          label={t('applications')}
          searchLabel={t('search')}
          foundText={t('found', { count: list.found?.total ?? 0 })}
          noneFoundTitle={t('noneFoundTitle')}
          labelOf={({ name }) => name}
          obstacleOf={(candidate) =>
            candidate.obstacle && {
              obstacle: candidate.obstacle,
              reason: (
                <CandidateObstacle
                  candidate={candidate}
                  target={target}
                  onFollow={onClose}
                  onGoOn={() => onGoOn(candidate)}
                />
              ),
            }
          }
          chosenId={chosen?.id}
          onChoose={choose}
        >
          {hasOthers && (
            <Checkbox
              type="radio"
              name="application"
              value={NEW}
              label={accessTexts('newApplication')}
              checked={isNew}
              onChange={() => choose(NEW)}
            />
          )}
          {isNew && <NewApplicationFields id={formId} creation={creation} takesFocus={!hasOthers} />}
          {isReady && <RequestScopes scopes={scopes} />}
          {configuration && (
            <p className="pe-hint">
              {accessTexts(configuration.registration_auto_approve ? 'atOnce' : 'afterReview')}
            </p>
          )}
        </ChoiceList>
      )}
    </Dialog>
  )
}
