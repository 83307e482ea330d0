import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n'
import { curl } from '../../reference/request/snippets/curl'
import { SNIPPET_LANGUAGES } from '../../reference/request/snippets/languages'
import { useAsync, useStoredChoice } from '../../state'
import { CompactSelect } from '../../ui/inputs/compact-select'
import { Failure } from '../../ui/failure'
import { IconButton } from '../../ui/icon-button'
import { CodeBlock } from '../code-block/code-block'
import type { OpenRequest } from '../try-it/use-request'
import { useFailureText } from './failure-text'

const ownLanguages = ['curl', ...SNIPPET_LANGUAGES.map(({ name }) => name)] as const

/** A sample that the author of the description gives. */
interface GivenSample {
  readonly name: string
  readonly language: string
  readonly text: string
}

interface RequestCodeProps {
  open: Pick<OpenRequest, 'request' | 'masked' | 'hasSecrets'>
  given?: readonly GivenSample[]
  title: ReactNode
  /** The only one of its page, which screen readers name among its regions. Default: true. */
  isRegion?: boolean
}

/** A request as code, in the language that the reader chose last, with secrets masked until asked for. */
export function RequestCode({ open, given = [], title, isRegion = true }: RequestCodeProps) {
  const t = useMessages('reference')
  const failureText = useFailureText()
  const [remembered, remember] = useStoredChoice('sample-language', ownLanguages)
  const [chosenSample, chooseSample] = useState('')
  const [isRevealed, setRevealed] = useState(false)
  const showsSecrets = isRevealed && open.hasSecrets
  const request = showsSecrets ? open.request : open.masked
  const ownName = remembered ?? 'curl'
  const language = SNIPPET_LANGUAGES.find(({ name }) => name === ownName)
  // Snippet writers other than curl are loaded when one is chosen.
  const needsWriters = language !== undefined
  const loaded = useAsync(
    async () => (needsWriters ? await import('../../reference/request/snippets/writers') : undefined),
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
        label={isRegion ? t('requestSample') : undefined}
        copyLabel={t('copy', { label: t('requestSample') })}
        text={sample.text}
        title={title}
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
