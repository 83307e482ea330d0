import { useMessages } from '../../../i18n'
import { useAsync } from '../../../state'
import { CodeBlock } from '../../../parts/code-block/code-block'
import { useChoices } from '../schema/branches'
import { useOpenReference } from './reference-context'

/** A value that the model would take. */
export function ModelSample({ name, pointer }: { name: string; pointer: string }) {
  const t = useMessages('reference')
  const { engine } = useOpenReference()
  const choices = useChoices(pointer)
  const sample = useAsync(
    (signal) => engine.sample({ pointer, direction: 'response', choices }, { signal }),
    [engine, pointer, choices],
    { keepPreviousData: choices.length > 0 },
  )
  if (sample.status !== 'ready' || !sample.data) return null
  const label = t('modelSample')
  return (
    <CodeBlock
      lang="json"
      label={label}
      copyLabel={t('copy', { label })}
      text={sample.data.text}
      title={<code>{name}</code>}
    />
  )
}
