import { type ComponentProps, useMemo, useState } from 'react'
import { lazyExport, loadExport, useMessages } from '../../i18n'
import type { AccessCard } from '../../parts/registration/access-card'
import { useEnvironment } from '../../state'
import { Failure } from '../../ui/failure'
import { useLate } from '../../ui/use-late'

const lazyAccessCard = lazyExport(() => import('../../parts/registration/access-card'), 'AccessCard')

/** How one gets access. It comes late: a description that is not the portal's has none. */
export function Access(props: ComponentProps<typeof AccessCard>) {
  const common = useMessages('common')
  const { language } = useEnvironment()
  const [attempt, setAttempt] = useState(0)
  const load = useMemo(
    () => async () => ({ AccessCard: await loadExport(lazyAccessCard, language), attempt }),
    [language, attempt],
  )
  const late = useLate(load)
  if (!late) return null
  if (late === 'failed') return <Failure message={common('failed')} onRetry={() => setAttempt(attempt + 1)} />
  return <late.AccessCard {...props} />
}
