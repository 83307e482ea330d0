import { lazyExport } from '../../i18n'
import { LazyComponent } from '../lazy/lazy-component'
import type { WaitingProps } from './waiting'

const lazyWaiting = lazyExport(() => import('./waiting'), 'Waiting')

/** An account that is not ready yet. It is loaded lazily, because a form is what most visitors see. */
export function LazyWaiting(props: WaitingProps) {
  return <LazyComponent of={lazyWaiting} props={props} fallback={<p role="status">{props.text}</p>} />
}
