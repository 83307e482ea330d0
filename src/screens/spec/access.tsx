import type { ComponentProps } from 'react'
import { type Language, lazyExport, useMessages } from '../../i18n'
import type { AccessCard } from '../../parts/registration/access-card'
import { LazyComponent, preloadComponent } from '../../parts/lazy/lazy-component'
import { Failure } from '../../ui/failure'
// The page may come with its markup before its code.
import '../../parts/registration/registration.css'
import '../../parts/strategy-card/strategy-card.css'

const lazyAccessCard = lazyExport(() => import('../../parts/registration/access-card'), 'AccessCard')

/** Loads the card beside the description of a product, which it would move if it came after. Never rejects. */
export const prepareAccess = (language: Language): Promise<void> => preloadComponent(lazyAccessCard, language)

/** How one gets access. It is loaded lazily: a description that is not the portal's has none. */
export function Access(props: ComponentProps<typeof AccessCard>) {
  const common = useMessages('common')
  return (
    <LazyComponent
      of={lazyAccessCard}
      props={props}
      fallback={(retry) => <Failure message={common('failed')} onRetry={retry} />}
    />
  )
}
