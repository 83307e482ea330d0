import { useMessages } from '../../i18n'
import { SignInNote } from '../../parts/sign-in-note/sign-in-note'
import { Notice } from '../../parts/notice/notice'

export interface ErrorPageProps {
  heading?: string
  message?: string
  onGoBack(): boolean
  onGoHome(): boolean
}

/** For a page that this visitor may not see. */
export function Forbidden({ heading, message, ...events }: ErrorPageProps) {
  const t = useMessages('pages')
  return <Notice heading={heading ?? t('forbidden')} message={message ?? t('forbiddenText')} {...events} />
}

/** For a page that does not exist. */
export function NotFound({ heading, message, ...events }: ErrorPageProps) {
  const t = useMessages('pages')
  const errors = useMessages('errors')
  return (
    <Notice heading={heading ?? t('notFound')} message={message ?? t('notFoundText')} {...events}>
      <SignInNote text={errors('logIn')} />
    </Notice>
  )
}
