import { useState } from 'react'
import type { Operation } from '../../../reference'
import { useMessages } from '../../../i18n'
import { CompactSelect } from '../../../ui/compact-select'
import { CodeBlock } from '../../../parts/code-block/code-block'
import { Method } from '../reading/marks'
import { useOpenReference } from '../reading/reference-context'
import { curlOf } from './curl'
import { useSample } from './use-sample'

/** The request as one would send it: samples of the author's, and one with curl. A webhook shows the body that arrives. */
export function RequestSample({ operation }: { operation: Operation }) {
  const t = useMessages('reference')
  const { outline } = useOpenReference()
  const [chosen, setChosen] = useState('')
  const media = operation.requestBody?.content[0]
  const isWebhook = operation.kind === 'webhook'
  const body = useSample(media, isWebhook ? 'response' : 'request')
  if (isWebhook && !body) return null
  // A moment later the body is there; without it the sample would be another one, and jump.
  if (media && body === 'loading') return null

  const text = body && body !== 'loading' ? body.text : undefined
  const ours = isWebhook
    ? { name: media?.type ?? '', language: media?.type ?? '', text: text ?? '' }
    : {
        name: 'curl',
        language: 'bash',
        text: curlOf(
          operation,
          outline.securitySchemes,
          media && text !== undefined ? { mediaType: media.type, text } : undefined,
        ),
      }
  const given = operation.codeSamples.map(({ language, label, source }) => ({
    name: label ?? language,
    language,
    text: source,
  }))
  const samples = [ours, ...given]
  const sample = samples.find(({ name }) => name === chosen) ?? ours
  const title = (
    <>
      <Method method={operation.method} />
      <code>{operation.path}</code>
    </>
  )
  return (
    <CodeBlock
      lang={sample.language}
      label={t('requestSample')}
      copyLabel={t('copy', { label: t('requestSample') })}
      text={sample.text}
      title={title}
    >
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
