import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useMessages } from '../../i18n'
import type { ReceivedResponse } from '../../api/send-request'
import { CodeBlock } from '../code-block/code-block'
import { useAsync } from '../../state'
import { Button } from '../../ui/basics/button'
import { ChoiceButtons } from '../../ui/choice-buttons'
import { saveFile } from '../../lib/save-file'
import { prettyJson } from './pretty-json'
import { type BodyView, readBody } from './read-body'
import '../../ui/basics/field.css'
import './try-it.css'

interface ResponseBodyProps {
  response: ReceivedResponse
  method: string
  /** The only one of its page, which screen readers name among its regions. */
  isRegion: boolean
}

/** The body: JSON in order, text in colors, pictures as such; everything else, and all that is very long, as a file. */
export function ResponseBody({ response, method, isRegion }: ResponseBodyProps) {
  const t = useMessages('try-it')
  const view = useAsync(() => readBody(response), [response])

  if (response.body.size === 0)
    return <p className="pe-hint">{t(method === 'HEAD' ? 'noBodyOfHead' : 'noBody')}</p>
  if (view.status !== 'ready') return <p role="status">{t('preparing')}</p>
  return (
    <div className="pe-try-body">
      <Shown body={view.data} isRegion={isRegion} />
      <div>
        <Button onClick={() => saveFile(response.body, fileNameOf(response))}>
          <Download size={16} aria-hidden="true" />
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

function Shown({ body, isRegion }: { body: BodyView; isRegion: boolean }) {
  const t = useMessages('try-it')
  const [isRaw, setRaw] = useState(false)
  if (body.kind === 'image') return <img className="pe-try-image" src={body.address} alt={t('image')} />
  if (body.kind === 'binary') return <p className="pe-hint">{t('binary', { type: body.type || '?' })}</p>
  const pretty = body.language === 'json' ? prettyJson(body.text) : undefined
  return (
    <>
      {pretty !== undefined && (
        <ChoiceButtons
          label={t('view')}
          choices={[
            { value: 'pretty', label: t('pretty') },
            { value: 'raw', label: t('raw') },
          ]}
          value={isRaw ? 'raw' : 'pretty'}
          onChoose={(chosen) => setRaw(chosen === 'raw')}
        />
      )}
      <CodeBlock
        lang={body.language}
        label={isRegion ? t('body') : undefined}
        text={isRaw ? body.text : (pretty ?? body.text)}
      />
      {body.isCut && <p className="pe-hint">{t('onlyBeginning')}</p>}
    </>
  )
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/json/, '.json'],
  [/xml/, '.xml'],
  [/html/, '.html'],
  [/csv/, '.csv'],
  [/^text[/]/, '.txt'],
  [/png/, '.png'],
  [/jpe?g/, '.jpg'],
  [/pdf/, '.pdf'],
  [/zip/, '.zip'],
]

function fileNameOf({ url, body }: ReceivedResponse): string {
  const path = URL.canParse(url) ? new URL(url).pathname : ''
  const last = path.split('/').filter(Boolean).at(-1) ?? 'response'
  if (/[.]\w{1,5}$/.test(last)) return last
  return `${last}${ENDINGS.find(([type]) => type.test(body.type))?.[1] ?? '.bin'}`
}
