import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { Operation } from '../../../reference'
import { curl } from '../../../reference/request/snippets/curl'
import { useMessages } from '../../../i18n'
import { CompactSelect } from '../../../ui/compact-select'
import { CodeBlock } from '../../../parts/code-block/code-block'
import { Method } from '../reading/marks'
import type { OpenRequest } from '../try-it/use-request'
import { useSample } from './use-sample'

/** The request as one would send it: samples of the author's, and one with curl. A webhook shows the body that arrives. */
export function RequestSample({ operation, open }: { operation: Operation; open: OpenRequest }) {
  if (operation.kind === 'webhook') return <WebhookSample operation={operation} />
  // A moment later the body is there; without it the sample would be another one, and jump.
  if (open.isSampleLoading) return null
  return <CallSample operation={operation} open={open} />
}

const titleOf = ({ method, path }: Operation) => (
  <>
    <Method method={method} />
    <code>{path}</code>
  </>
)

function WebhookSample({ operation }: { operation: Operation }) {
  const t = useMessages('reference')
  const body = useSample(operation.requestBody?.content[0], 'response')
  if (!body || body === 'loading') return null
  return (
    <CodeBlock
      lang={operation.requestBody?.content[0]?.type ?? ''}
      label={t('requestSample')}
      copyLabel={t('copy', { label: t('requestSample') })}
      text={body.text}
      title={titleOf(operation)}
    />
  )
}

function CallSample({ operation, open }: { operation: Operation; open: OpenRequest }) {
  const t = useMessages('reference')
  const [chosen, setChosen] = useState('')
  const [isRevealed, setRevealed] = useState(false)
  const showsSecrets = isRevealed && open.hasSecrets
  const ours = {
    name: 'curl',
    language: 'curl',
    text: curl(showsSecrets ? open.request : open.masked, !showsSecrets),
  }
  const given = operation.codeSamples.map(({ language, label, source }) => ({
    name: label ?? language,
    language,
    text: source,
  }))
  const samples = [ours, ...given]
  const sample = samples.find(({ name }) => name === chosen) ?? ours
  const Icon = showsSecrets ? EyeOff : Eye
  return (
    <CodeBlock
      lang={sample.language}
      label={t('requestSample')}
      copyLabel={t('copy', { label: t('requestSample') })}
      text={sample.text}
      title={titleOf(operation)}
    >
      {open.hasSecrets && (
        <button
          type="button"
          className="pe-copy-button"
          aria-pressed={showsSecrets}
          aria-label={t('showSecrets')}
          title={t('showSecrets')}
          onClick={() => setRevealed(!showsSecrets)}
        >
          <Icon size={16} aria-hidden="true" />
        </button>
      )}
      {samples.length > 1 && (
        <CompactSelect
          label={t('language')}
          choices={samples.map(({ name }) => ({ value: name, label: name }))}
          value={sample.name}
          onChoose={setChosen}
        />
      )}
    </CodeBlock>
  )
}
