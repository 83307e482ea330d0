import { type PlainMessageKey, useMessages } from '../../i18n'
import { useStrategyName } from '../strategy-name/strategy-name'
import { Button } from '../../ui/basics/button'
import { ManageLink } from './manage-link'
import type { Obstacle } from './obstacle'
import type { RegistrationTarget } from './registration-target'
import type { Candidate } from './use-candidates'

interface CandidateObstacleProps {
  candidate: Candidate
  target: RegistrationTarget
  onFollow(): void
  /** With an application that has access already. */
  onGoOn(): void
}

/** The obstacle and its text that each status of a registration is for another request. */
export const statusReasons: Readonly<
  Record<Exclude<Obstacle, 'impossible'>, PlainMessageKey<'registration'>>
> = {
  approved: 'approvedReason',
  pending: 'pendingReason',
  rejected: 'rejectedReason',
  revoked: 'revokedReason',
}

/** Why an application is not to be chosen, and the way to its registrations. */
export function CandidateObstacle({ candidate, target, onFollow, onGoOn }: CandidateObstacleProps) {
  const t = useMessages('registration')
  const strategyName = useStrategyName()
  const { strategy, obstacle } = candidate
  if (!obstacle) return null
  const accepted = target.configurations.map(strategyName).join(', ')
  if (obstacle === 'impossible') return t('otherStrategy', { strategy, accepted })
  return (
    <>
      {t(statusReasons[obstacle])} <ManageLink application={candidate} onFollow={onFollow} />
      {obstacle === 'approved' && (
        <>
          {' · '}
          <Button variant="link" onClick={onGoOn}>
            {t('goOn')}
            <span className="pe-hidden">: {candidate.name}</span>
          </Button>
        </>
      )}
    </>
  )
}
