import { useState } from 'react'
import type { Response } from '../../../reference'
import { useMessages } from '../../../i18n'
import { CompactSelect } from '../../../ui/inputs/compact-select'
import { useChoices } from '../../../parts/api-reference/branches'
import { CodeBlock } from '../../../parts/code-block/code-block'
import { Status } from '../../../parts/api-reference/marks'
import { useSample } from '../../../parts/api-reference/use-sample'

/** An answer as it may come back: one status, one media type, one example at a time. */
export function ResponseSample({ responses }: { responses: readonly Response[] }) {
  const t = useMessages('reference')
  const [status, setStatus] = useState('')
  const [exampleName, setExampleName] = useState('')
  const withContent = responses.filter(({ content }) => content.length > 0)
  const response =
    withContent.find((one) => one.status === status) ??
    withContent.find((one) => one.status.startsWith('2')) ??
    withContent[0]
  const media = response?.content[0]
  const made = useSample(media, 'response')
  const hasChoices = useChoices(media?.pointer).length > 0
  if (!response || !media) return null

  const named = media.examples.filter(({ text }) => text !== '')
  const example = named.find(({ name }) => name === exampleName) ?? (made === 'loading' ? undefined : made)
  if (!example && withContent.length < 2) return null
  return (
    <CodeBlock
      lang={languageOf(example?.text ?? '', media.type)}
      label={t('responseSample')}
      copyLabel={t('copy', { label: t('responseSample') })}
      text={example?.text ?? ''}
      title={
        <>
          {withContent.length === 1 && <Status status={response.status} />}
          <code>{media.type}</code>
        </>
      }
    >
      {withContent.length > 1 && (
        <CompactSelect
          label={t('status')}
          choices={withContent.map((one) => ({ value: one.status, label: one.status }))}
          value={response.status}
          onChoose={setStatus}
        />
      )}
      {named.length + (hasChoices ? 1 : 0) > 1 && (
        <CompactSelect
          label={t('example')}
          choices={[
            ...(hasChoices ? [{ value: '', label: t('chosenAlternatives') }] : []),
            ...named.map(({ name, summary }) => ({ value: name, label: summary ?? name })),
          ]}
          value={example?.name ?? ''}
          onChoose={setExampleName}
        />
      )}
    </CodeBlock>
  )
}

/** Many JSON types of a vendor's do not say that they are. */
const languageOf = (text: string, mediaType: string): string => (/^\s*[{[]/.test(text) ? 'json' : mediaType)
