import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useMessages } from '../../../i18n'
import { runInBackground } from '../../../lib/run-in-background'
import { Button } from '../../../ui/basics/button'
import { Failure } from '../../../ui/failure'
import { useFailureText } from '../../../parts/api-reference/failure-text'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { saveFile } from '../../../lib/save-file'
import './overview.css'

const syntaxes = ['json', 'yaml'] as const

/** The description as a file, in the syntax one wants. @param props.fileName - Without its ending. */
export function DownloadButtons({ fileName }: { fileName: string }) {
  const t = useMessages('reference')
  const failureText = useFailureText()
  const { description } = useOpenReference()
  const [pending, setPending] = useState<string>()
  const [failure, setFailure] = useState('')

  async function download(syntax: 'json' | 'yaml') {
    setPending(syntax)
    setFailure('')
    try {
      saveFile(await (await description.engine()).write(syntax), `${fileName}.${syntax}`)
    } catch (error) {
      setFailure(failureText(error))
    }
    setPending(undefined)
  }

  return (
    <div className="pe-ref-downloads">
      {syntaxes.map((syntax) => (
        <Button key={syntax} pending={pending === syntax} onClick={() => runInBackground(download(syntax))}>
          <Download size={16} aria-hidden="true" />
          {t('download', { syntax: syntax.toUpperCase() })}
        </Button>
      ))}
      {failure && <Failure message={failure} />}
    </div>
  )
}
