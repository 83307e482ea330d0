import type { Operation, PreparedRequest, SentCredential } from '../../reference'
import { formEncoded, percentEncoded } from '../../reference/request/percent'
import { Method } from '../api-reference/marks'
import { useOpenReference } from '../api-reference/reference-context'
import { useDescribed } from '../api-reference/use-described'
import type { CodeBlockNode } from '../document/nodes'
import { credentialsFor } from '../try-it/credentials'
import { emptyDraft, useTryItSession } from '../try-it/session'
import { openRequest } from '../try-it/use-request'
import type { Guide } from './guide'
import { useGuideSession } from './guide-session'
import { useListedServers } from './listed-servers'
import { matchOperation } from './match-operation'
import { fillVariables, type HttpRequest, variablesOf } from './requests/guide-request'
import { RunnableRequest } from './runnable-request'
import { shownValues, type ValueOf } from './variables'

interface MatchedRequestProps {
  guide: Guide
  node: CodeBlockNode
  request: HttpRequest
}

/** A request that is written out. If it goes to an operation of the product, it gets the credentials that this one asks for. */
export function MatchedRequest(props: MatchedRequestProps) {
  const { outline } = useOpenReference()
  const { values } = useGuideSession(props.guide).progress
  const url = filledUrl(props.request.url, shownValues(values))
  const isListed = useListedServers()
  const found = isListed(url) ? matchOperation(outline, props.request.method, url) : undefined
  const operation = useDescribed(
    found && {
      method: 'operation',
      parameters: [found.id],
      ask: (engine, signal) => engine.operation({ id: found.id }, { signal }),
    },
  )
  return (
    <WrittenRequest
      {...props}
      url={url}
      operation={operation?.status === 'ready' ? operation.data : undefined}
    />
  )
}

interface WrittenRequestProps extends MatchedRequestProps {
  url: string
  operation: Operation | undefined
}

function WrittenRequest({ guide, node, request, url, operation }: WrittenRequestProps) {
  const { description, outline } = useOpenReference()
  const { session, entries } = useTryItSession(description)
  const { values } = useGuideSession(guide).progress
  const valueOf = shownValues(values)
  const open = openRequest({
    ...{ operation: operation ?? nothing, outline, session, sample: '' },
    draft: { ...emptyDraft, requirement: entries.drafts[operation?.id ?? '']?.requirement },
  })
  const { sent, masked } = credentialsFor(open.schemes, entries.credentials)
  const plain = preparedRequest(request, url, valueOf)
  const isReplaced = (name: string) =>
    masked.some((one) => one.in === 'header' && one.name.toLowerCase() === name.toLowerCase())
  const rest = { ...plain, headers: plain.headers.filter(([name]) => !isReplaced(name)) }
  const own = { ...request, headers: request.headers.filter(([name]) => !isReplaced(name)) }
  return (
    <RunnableRequest
      guide={guide}
      node={node}
      request={request}
      operation={operation}
      missing={variablesOf(own).filter((name) => !Object.hasOwn(values, name))}
      title={
        <>
          <Method method={request.method} />
          <code title={url}>{operation?.path ?? url}</code>
        </>
      }
      open={{
        ...open,
        request: withCredentials(rest, sent),
        masked: withCredentials(rest, masked),
        problems: [],
        hasSecrets: sent.length > 0,
      }}
    />
  )
}

const nothing: Operation = {
  ...{ id: '', kind: 'operation', method: 'GET', path: '', title: '', deprecated: false, pointer: '' },
  ...{ tags: [], servers: [], security: [], parameters: [], responses: [], callbacks: [] },
  ...{ codeSamples: [], findings: [] },
}

function filledUrl(url: string, valueOf: ValueOf): string {
  return fillVariables(url, (name) => percentEncoded(String(valueOf(name))))
}

function preparedRequest(
  { method, headers, body }: HttpRequest,
  url: string,
  valueOf: ValueOf,
): PreparedRequest {
  const lines = headers.map(
    ([name, value]) => [name, fillVariables(value, (one) => oneLine(String(valueOf(one))))] as const,
  )
  const isType = (name: string) => name.toLowerCase() === 'content-type'
  const mediaType = lines.find(([name]) => isType(name))?.[1] ?? 'text/plain'
  const isJson = /[/+]json\b/i.test(mediaType)
  const inBody = (name: string) => {
    const value = String(valueOf(name))
    return isJson ? JSON.stringify(value).slice(1, -1) : value
  }
  return {
    ...{ method, url, cookies: [] },
    headers: body === undefined ? lines : lines.filter(([name]) => !isType(name)),
    ...(body !== undefined && {
      body: { kind: 'text', mediaType, text: fillVariables(body, inBody) },
    }),
  }
}

const withoutHash = (url: string): string => url.split('#', 1).join('')

const oneLine = (text: string): string => text.replace(/[\r\n\0]/g, '')

function withCredentials(request: PreparedRequest, credentials: readonly SentCredential[]): PreparedRequest {
  const at = (place: SentCredential['in']) => credentials.filter((one) => one.in === place)
  const query = at('query').map(({ name, value }) => `${formEncoded(name)}=${formEncoded(value)}`)
  const [address = '', ...before] = withoutHash(request.url).split('?')
  const parts = [...before, ...query].join('&')
  return {
    ...request,
    url: parts === '' ? address : `${address}?${parts}`,
    headers: [...request.headers, ...at('header').map(({ name, value }) => [name, value.trim()] as const)],
    cookies: at('cookie').map(({ name, value }) => [name, value] as const),
  }
}
