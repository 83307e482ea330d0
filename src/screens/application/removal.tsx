import { useState } from 'react'
import { paths } from '../../router/paths'
import type { Application } from '../../api'
import { useMessages } from '../../i18n'
import { DeleteApplication } from '../../parts/applications/delete-application'
import { useNavigation } from '../../state'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { Section } from './section'

interface RemovalProps {
  application: Application
  /** Of the list of applications. */
  myAppsHref?: string
  onDeleted(): void
}

/** Deletes the application, after a confirmation, and leads to the others. */
export function Removal({ application, myAppsHref, onDeleted }: RemovalProps) {
  const t = useMessages('applications')
  const { navigate } = useNavigation()
  const [isConfirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<string>()

  function confirm() {
    setProblem(undefined)
    setConfirming(true)
  }

  function leave() {
    onDeleted()
    navigate(paths.myApps, { replace: true, href: myAppsHref })
  }

  return (
    <Section title={t('deleteApplication')}>
      <p>{t('deleteText')}</p>
      {problem && <Alert kind="danger">{problem}</Alert>}
      <Button variant="danger" onClick={confirm}>
        {t('deleteNamed', { name: application.name })}
      </Button>
      {isConfirming && (
        <DeleteApplication
          application={application}
          onDeleted={leave}
          onFailed={setProblem}
          onClose={() => setConfirming(false)}
        />
      )}
    </Section>
  )
}
