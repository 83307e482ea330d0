import { lazyExport, useMessages } from '../../i18n'
import { LazyComponent } from '../lazy/lazy-component'
import type { LinkNoticeProps } from './link-notice'

const lazyLinkNotice = lazyExport(() => import('./link-notice'), 'LinkNotice')

/** The fault of the link of a mail. It is loaded lazily, because most links are in order. */
export function LazyLinkNotice(props: LinkNoticeProps) {
  const t = useMessages('common')
  const failed = (
    <p role="alert" id={props.id}>
      {props.custom || t('failed')}
    </p>
  )
  return <LazyComponent of={lazyLinkNotice} props={props} fallback={failed} />
}
