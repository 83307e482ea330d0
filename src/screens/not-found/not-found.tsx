import { useMessages } from '../../i18n'
import { Notice } from '../../parts/notice/notice'

export interface NotFoundProps {
  heading?: string
  message?: string
  onGoBack(): boolean
  onGoHome(): boolean
}

/** Says that a page does not exist. */
export function NotFound({ heading, message, ...events }: NotFoundProps) {
  const t = useMessages('pages')
  return <Notice heading={heading ?? t('notFound')} message={message ?? t('notFoundText')} {...events} />
}
