import type { ReactNode } from 'react'
import { useMessages } from '../../i18n'
import { useHost, useNavigation } from '../../state'
import { Button } from '../../ui/basics/button'
import { Empty } from '../../ui/empty'

interface NoticeProps {
  heading: string
  message: string
  /** False when the page took the step over. */
  onGoBack(): boolean
  onGoHome(): boolean
  /** Below the message. */
  children?: ReactNode
}

/** A page that has nothing to show but a sentence and the ways on; the embedder may put others in their place. */
export function Notice({ heading, message, onGoBack, onGoHome, children }: NoticeProps) {
  const t = useMessages('pages')
  const { headingLevel } = useHost()
  const { navigate } = useNavigation()

  function goBack() {
    if (onGoBack()) window.history.back()
  }

  function goHome() {
    if (onGoHome()) navigate('/')
  }

  const actions = (
    <slot name="actions">
      <Button onClick={goBack}>{t('goBack')}</Button>
      <Button variant="primary" onClick={goHome}>
        {t('goHome')}
      </Button>
    </slot>
  )
  return (
    <Empty level={headingLevel} title={heading} actions={actions}>
      {message && <p>{message}</p>}
      {children}
      <slot />
    </Empty>
  )
}
