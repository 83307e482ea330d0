import { lazyExport, useMessages } from '../../i18n'
import { Failure } from '../../ui/failure'
import { LazyComponent } from '../lazy/lazy-component'
import type { GetAccessProps } from './get-access-props'

const lazyFlow = lazyExport(() => import('./get-access-flow'), 'GetAccessFlow')

/** The way to a first request. It is loaded when a reader asks for it. */
export function GetAccess(props: GetAccessProps) {
  const t = useMessages('common')
  return (
    <LazyComponent
      of={lazyFlow}
      props={props}
      fallback={(retry) => <Failure message={t('failed')} onRetry={retry} />}
    />
  )
}
