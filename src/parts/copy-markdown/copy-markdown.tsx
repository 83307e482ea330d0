import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { isPortalError } from '../../api'
import { errorText, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/basics/button'
import { CopyTip } from '../../ui/copy/copy-tip'
import { useCopy } from '../../ui/copy/use-copy'
import './copy-markdown.css'

/**
 * Copies the page that is read as Markdown, and says for a moment how that went. Reads the messages `document` and `errors`.
 *
 * @param props.load - Returns the text. What it throws is said below the button.
 */
export function CopyMarkdown({ load }: { load(): Promise<string> }) {
  const t = useMessages('document')
  const errors = useMessages('errors')
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const { outcome, copy } = useCopy(() => undefined)

  async function copyPage() {
    setLoading(true)
    setFailure('')
    try {
      await copy(await load())
    } catch (error) {
      setFailure(isPortalError(error) ? errorText(error, errors) : t('copyFailed'))
    }
    setLoading(false)
  }

  return (
    <>
      <span className="pe-copy-markdown">
        <Button variant="link" pending={isLoading} onClick={() => runInBackground(copyPage())}>
          <Copy size={16} aria-hidden="true" />
          {t('copyMarkdown')}
        </Button>
        <CopyTip outcome={outcome} copied={t('copied')} failed={t('copyFailed')} />
      </span>
      {failure && <Alert kind="danger">{failure}</Alert>}
    </>
  )
}
