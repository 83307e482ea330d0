import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useCallback, useEffect, useId, useState } from 'react'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { firstStepsPath, firstStepsRead } from '../../parts/first-steps/first-steps-read'
import { LoadFailure } from '../../parts/load-failure/load-failure'
import { PortalLink } from '../../parts/portal-link/portal-link'
import { paths } from '../../router/paths'
import { useAction, useHost, useInvalidate, usePortal, useRead } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { Heading } from '../../ui/basics/heading'
import { Skeleton, SkeletonLine } from '../../ui/skeleton'
import { useLostFocus } from '../../ui/use-lost-focus'
import type { LinkTarget, ProductTargets } from './product-targets'
import '../../ui/card.css'
import './first-steps.css'

interface FirstStepsProps {
  /** A product to read about and to call; undefined as long as none is known. */
  product: ProductTargets | undefined
}

/** What a new developer does first. It ends when all is done, or when the developer hides it. */
export function FirstSteps({ product }: FirstStepsProps) {
  const t = useMessages('first-steps')
  const common = useMessages('common')
  const errors = useMessages('errors')
  const { headingLevel } = useHost()
  const headingId = useId()
  // What was complete before has ended.
  const remote = useRead(firstStepsRead, { isFresh: true })
  const end = useEndFirstSteps()
  const dismissal = useAction(end)
  const [isDismissed, setDismissed] = useState(false)
  const current = remote.status === 'ready' ? remote.data.steps : undefined
  // The list has ended then, and is shown until the developer leaves.
  const [completed, setCompleted] = useState<typeof current>()
  if (!completed && current?.length && current.every((step) => step.is_done)) setCompleted(current)
  useEffect(() => {
    if (completed) end().catch(() => undefined)
  }, [completed, end])
  const steps = completed ?? current

  if (isDismissed) return <Dismissed text={t('dismissed')} />
  if (remote.status === 'failed' && !steps)
    return <LoadFailure error={remote.error} about={t('failed')} onRetry={remote.retry} />
  if (!steps)
    return (
      <Skeleton label={common('loading')}>
        <div className="pe-card pe-steps">
          <SkeletonLine width="short" />
          <SkeletonLine />
        </div>
      </Skeleton>
    )
  if (steps.length === 0) return <span hidden />

  const targets: Partial<Record<(typeof steps)[number]['name'], LinkTarget>> = {
    read: product?.documentation ?? product?.page,
    application: { path: paths.createApplication },
    call: product?.page,
  }
  const done = steps.filter((step) => step.is_done).length

  async function dismiss() {
    if ((await dismissal.run()).status === 'done') setDismissed(true)
  }

  return (
    <section className="pe-card pe-steps" aria-labelledby={headingId}>
      <div className="pe-steps-head">
        <Heading level={headingLevel + 1} size="card" id={headingId}>
          {t('heading')}
        </Heading>
        <span className="pe-steps-progress">{t('progress', { done, total: steps.length })}</span>
        {!completed && (
          <Button variant="link" onClick={() => runInBackground(dismiss())}>
            {t('dismiss')}
            <span className="pe-hidden">: {t('heading')}</span>
          </Button>
        )}
      </div>
      <ol className="pe-steps-list">
        {steps.map((step) => {
          const target = step.is_done ? undefined : targets[step.name]
          const Sign = step.is_done ? CircleCheck : Circle
          return (
            <li key={step.name} data-done={step.is_done || undefined}>
              <Sign size={20} aria-hidden="true" />
              <span className="pe-hidden">{t(step.is_done ? 'isDone' : 'isOpen')}: </span>
              {target ? <PortalLink {...target}>{t(step.name)}</PortalLink> : t(step.name)}
            </li>
          )
        })}
      </ol>
      {completed && <p>{t('complete')}</p>}
      {dismissal.failure && <Alert kind="danger">{errorText(dismissal.failure, errors)}</Alert>}
    </section>
  )
}

/** Stays in the place of the list, so that the focus goes on from there. */
function Dismissed({ text }: { text: string }) {
  return (
    <div role="status" tabIndex={-1} ref={useLostFocus()}>
      {text}
    </div>
  )
}

/** Returns the request that ends the list on every device. */
function useEndFirstSteps(): () => Promise<void> {
  const { api } = usePortal()
  const invalidate = useInvalidate()
  return useCallback(async () => {
    await api.PATCH(firstStepsPath, { body: { is_dismissed: true } })
    invalidate(firstStepsPath)
  }, [api, invalidate])
}
