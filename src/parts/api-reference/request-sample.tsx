import type { Operation } from '../../reference'
import { useMessages } from '../../i18n'
import { CodeBlock } from '../code-block/code-block'
import { Method } from './marks'
import { RequestCode } from './request-code'
import type { OpenRequest } from '../try-it/use-request'
import { useSample } from './use-sample'

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
  const given = operation.codeSamples.map(({ language, label, source }) => ({
    name: label ?? language,
    language,
    text: source,
  }))
  return <RequestCode open={open} given={given} title={titleOf(operation)} />
}
