import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { Operation } from '../../../reference'
import { curl } from '../../../reference/request/snippets/curl'
import { SNIPPET_LANGUAGES } from '../../../reference/request/snippets/languages'
import { useMessages } from '../../../i18n'
import { useAsync, useStoredChoice } from '../../../state'
import { CompactSelect } from '../../../ui/inputs/compact-select'
import { Failure } from '../../../ui/failure'
import { IconButton } from '../../../ui/icon-button'
import { useFailureText } from '../reading/failure-text'
import { CodeBlock } from '../../../parts/code-block/code-block'
import { Method } from '../reading/marks'
import type { OpenRequest } from '../try-it/use-request'
import { useSample } from './use-sample'

const ownLanguages = ['curl', ...SNIPPET_LANGUAGES.map(({ name }) => name)] as const

/** The request as one would send it: samples of the author's, and ours in several languages. A webhook shows the body that arrives. */
export function RequestSample({ operation, open }: { operation: Operation; open: OpenRequest }) {
  if (operation.kind === 'webhook') return <WebhookSample operation={operation} />
  // A moment later the body is there; without it the sample would be another one, and jump.
  if (open.isSampleLoading) return null
  return <OperationSample operation={operation} open={open} />
}

const titleOf = ({ method, path }: Operation) => (
  <>
    <Method method={method} />
    <code title={path}>{path}</code>
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

function OperationSample({ operation, open }: { operation: Operation; open: OpenRequest }) {
  const t = useMessages('reference')
  const failureText = useFailureText()
  const [remembered, remember] = useStoredChoice('sample-language', ownLanguages)
  const [chosenSample, chooseSample] = useState('')
  const [isRevealed, setRevealed] = useState(false)
  const showsSecrets = isRevealed && open.hasSecrets
  const request = showsSecrets ? open.request : open.masked
  const given = operation.codeSamples.map(({ language, label, source }) => ({
    name: label ?? language,
    language,
    text: source,
  }))
  const ownName = remembered ?? 'curl'
  const language = SNIPPET_LANGUAGES.find(({ name }) => name === ownName)
  // Snippet writers other than curl are loaded when one is chosen.
  const needsWriters = language !== undefined
  const loaded = useAsync(
    async () => (needsWriters ? await import('../../../reference/request/snippets/writers') : undefined),
    [needsWriters],
  )
  const writers = loaded.status === 'ready' ? loaded.data?.writers : undefined
  const own =
    language && writers
      ? { name: language.name, language: language.grammar, text: writers[language.name](request) }
      : { name: 'curl', language: 'curl', text: curl(request, !showsSecrets) }
  const sample = given.find(({ name }) => name === chosenSample) ?? own
  const names = [...new Set([...ownLanguages, ...given.map(({ name }) => name)])]

  function choose(name: string) {
    const known = given.some((one) => one.name === name)
      ? undefined
      : ownLanguages.find((one) => one === name)
    chooseSample(known ? '' : name)
    if (known) remember(known)
  }

  return (
    <>
      {loaded.status === 'failed' && (
        <Failure message={failureText(loaded.error)} onRetry={() => loaded.retry()} />
      )}
      <CodeBlock
        lang={sample.language}
        label={t('requestSample')}
        copyLabel={t('copy', { label: t('requestSample') })}
        text={sample.text}
        title={titleOf(operation)}
      >
        {open.hasSecrets && (
          <IconButton
            icon={showsSecrets ? EyeOff : Eye}
            label={t('showSecrets')}
            title={t('showSecrets')}
            aria-pressed={showsSecrets}
            onClick={() => setRevealed(!showsSecrets)}
          />
        )}
        <CompactSelect
          label={t('language')}
          choices={names.map((name) => ({ value: name, label: name }))}
          value={sample.name}
          onChoose={choose}
        />
      </CodeBlock>
    </>
  )
}
