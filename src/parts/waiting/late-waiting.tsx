import { lazyExport } from '../../i18n'
import { Late } from '../late/late'
import type { WaitingProps } from './waiting'

const lazyWaiting = lazyExport(() => import('./waiting'), 'Waiting')

/** An account that is not ready yet. It comes late, because a form is what most visitors see. */
export function LateWaiting(props: WaitingProps) {
  return <Late of={lazyWaiting} props={props} fallback={<p role="status">{props.text}</p>} />
}
