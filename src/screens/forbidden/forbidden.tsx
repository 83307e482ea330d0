import { useMessages } from '../../i18n'
import { Notice } from '../../parts/notice/notice'

export interface ForbiddenProps {
  heading?: string
  message?: string
  onGoBack(): boolean
  onGoHome(): boolean
}

/** For a page that this visitor may not see. */
export function Forbidden({ heading, message, ...events }: ForbiddenProps) {
  const t = useMessages('pages')
  return <Notice heading={heading ?? t('forbidden')} message={message ?? t('forbiddenText')} {...events} />
}
