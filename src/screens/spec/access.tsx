import { type ComponentProps, useContext, useMemo, useState } from 'react'
import { type Language, lazyExport, loadExport, useLanguage, useMessages } from '../../i18n'
import type { AccessCard } from '../../parts/registration/access-card'

import { Failure } from '../../ui/failure'
import { useLazy } from '../../ui/basics/use-lazy'
import { ReferenceContext } from './reading/reference-context'

const lazyAccessCard = lazyExport(() => import('../../parts/registration/access-card'), 'AccessCard')

const loaded = new Map<Language, typeof AccessCard>()

async function loadAccessCard(language: Language) {
  const Card = await loadExport(lazyAccessCard, language)
  loaded.set(language, Card)
  return Card
}

/** Loads the card beside the description of a product, which it would move if it came after. */
export function prepareAccess(language: Language): void {
  // It is loaded again, and a failure is shown, when the card is.
  loadAccessCard(language).catch(() => undefined)
}

/** How one gets access. It is loaded lazily: a description that is not the portal's has none. */
export function Access(given: Omit<ComponentProps<typeof AccessCard>, 'outline'>) {
  const props = { ...given, outline: useContext(ReferenceContext)?.outline }
  const common = useMessages('common')
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const load = useMemo(
    () => async () => ({ AccessCard: await loadAccessCard(language), attempt }),
    [language, attempt],
  )
  const lazy = useLazy(load)
  const Prepared = loaded.get(language)
  if (Prepared) return <Prepared {...props} />
  if (!lazy) return null
  if (lazy === 'failed') return <Failure message={common('failed')} onRetry={() => setAttempt(attempt + 1)} />
  return <lazy.AccessCard {...props} />
}
