import createClient, {
  type Client,
  type ClientPathsWithMethod,
  createFinalURL,
  defaultPathSerializer,
  type FetchResponse,
  type ParamsOption,
  type RequestBodyOption,
} from 'openapi-fetch'
import { isRecord } from '../lib/is-record'
import { PortalError } from './errors'
import type { paths } from './portal-api'
import type { RequestOptions } from './send-options'
import { parseJson, unexpectedResponse } from './transport'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type PathWith<Verb extends Method> = ClientPathsWithMethod<Client<paths>, Verb>

type Operation<Path extends keyof paths, Verb extends Method> = NonNullable<paths[Path][Verb]>

type MediaType = `${string}/${string}`

interface Unparsed {
  /** For JSON of megabytes that is parsed in slices. */
  text: string
  /** For a worker. */
  arrayBuffer: ArrayBuffer
}

type ParseAs = 'json' | keyof Unparsed

type Success<Of extends object, Media extends MediaType> = Extract<
  FetchResponse<Of, object, Media>,
  { data: unknown }
>['data']

/** Undefined if the operation may respond without a body. */
type Body<Of extends object, Media extends MediaType, As extends ParseAs> = As extends keyof Unparsed
  ? Unparsed[As] | (undefined extends Success<Of, Media> ? undefined : never)
  : Success<Of, Media>

type Init<Of, Media, As, Options> = ParamsOption<Of> &
  RequestBodyOption<Of> & {
    /** Default: that of the client. */
    readonly baseUrl?: string
    /** Media type of the response. Default: `application/json`. */
    readonly accept?: Media
    /** Default: `json`. */
    readonly parseAs?: As
  } & Options

/** May be left out if nothing in it is required. */
type Optional<Given> = object extends Given ? [given?: Given] : [given: Given]

type Call<Verb extends Method, Options> = <
  Path extends PathWith<Verb>,
  Media extends MediaType = 'application/json',
  As extends ParseAs = 'json',
>(
  path: Path,
  ...given: Optional<Init<Operation<Path, Verb>, Media, As, Options>>
) => Promise<Body<Operation<Path, Verb>, Media, As>>

/**
 * The operations of the contract. A path, parameter or body that the contract does not have does not compile. Each call returns the
 * body of a response with status 2xx, and fails with a PortalError and nothing else.
 */
export interface TypedClient<Options = RequestOptions> {
  readonly GET: Call<'get', Options>
  readonly POST: Call<'post', Options>
  readonly PUT: Call<'put', Options>
  readonly PATCH: Call<'patch', Options>
  readonly DELETE: Call<'delete', Options>
  /** Returns what was sent and the response beside its body. */
  readonly request: <
    Verb extends Method,
    Path extends PathWith<Verb>,
    Media extends MediaType = 'application/json',
    As extends ParseAs = 'json',
  >(
    method: Verb,
    path: Path,
    ...given: Optional<Init<Operation<Path, Verb>, Media, As, Options>>
  ) => Promise<{
    readonly data: Body<Operation<Path, Verb>, Media, As>
    readonly request: Request
    readonly response: Response
  }>
}

interface TypedClientOptions<Options> {
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string
  readonly language: string
  /**
   * Of requests that change something only the status counts: a body that is no object is left out. Default: such a body is an
   * error.
   */
  readonly ignoresOtherBodies?: boolean
  /** Sends a request, and returns a response with status 2xx. @throws {PortalError} */
  send(request: Request, options: Options): Promise<Response>
}

type PathParameters = Readonly<Record<string, string | null | undefined>>

/** Path of an operation, as the contract writes it. */
export type OperationPath = keyof paths
export type GetPath = PathWith<'get'>
export type GetBody<Path extends GetPath> = Body<Operation<Path, 'get'>, 'application/json', 'json'>
export type GivenParams<Path extends GetPath> = Optional<ParamsOption<Operation<Path, 'get'>>>

/** A call as the library takes it. The types of the contract are those of `TypedClient`. */
interface AnyInit {
  readonly params?: { readonly path?: PathParameters; readonly query?: Readonly<Record<string, unknown>> }
  readonly body?: unknown
  readonly baseUrl?: string
  readonly accept?: string
  readonly parseAs?: ParseAs
}

interface AnyClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ readonly data?: unknown; readonly response: Response }>
}

/** Parameters without a value are left out. */
function querySerializer(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** @throws {PortalError} `invalid` if a parameter is missing, or if it would name another path. */
function checkPathParameters(endpoint: string, values: PathParameters = {}): void {
  for (const [, name = ''] of endpoint.matchAll(/\{(\w+)\}/g)) {
    const value = values[name]
    const isMissing = value === null || value === undefined
    if (!isMissing && !['', '.', '..'].includes(value)) continue
    const message = isMissing
      ? `Required parameter ${name} was null or undefined when calling ${endpoint}.`
      : `Parameter ${name} of ${endpoint} cannot be "${value}".`
    throw new PortalError({ code: 'invalid', request: endpoint, message })
  }
}

function isPage({ data, meta }: Readonly<Record<string, unknown>>): boolean {
  if (!Array.isArray(data) || !isRecord(meta)) return false
  // Pages of a list that is too long to be counted have no number.
  return meta.page === undefined || (isRecord(meta.page) && typeof meta.page.total === 'number')
}

/** Returns a typed client which sends its requests as the options say. */
export function createTypedClient<Options = RequestOptions>(
  options: TypedClientOptions<Options>,
): TypedClient<Options> {
  const { baseUrl, language, ignoresOtherBodies, send } = options
  const client = createClient<paths>({ baseUrl, querySerializer }) as AnyClient

  async function request(method: string, path: string, given: AnyInit = {}) {
    const { params, body, accept = 'application/json', parseAs = 'json', ...others } = given
    const { baseUrl: otherBaseUrl, ...sendOptions } = others
    checkPathParameters(`${method.toUpperCase()} ${path}`, params?.path)
    // The library builds it.
    let sent!: Request
    const { data, response } = await client.request(method, path, {
      params,
      body,
      baseUrl: otherBaseUrl,
      headers: { accept, 'accept-language': language },
      parseAs: parseAs === 'json' ? 'text' : parseAs,
      fetch: (built: Request) => send((sent = built), sendOptions as Options),
    })
    if (parseAs !== 'json') return { data, request: sent, response }
    const parsed = parseJson(data)
    const isOfPages = params?.query?.['page[size]'] !== undefined
    if (isRecord(parsed) && (!isOfPages || isPage(parsed))) return { data: parsed, request: sent, response }
    const isEmpty = response.status === 204 || (method !== 'get' && !data)
    const isIgnored = method !== 'get' && ignoresOtherBodies
    if ((isEmpty && !isOfPages) || isIgnored) return { data: undefined, request: sent, response }
    throw unexpectedResponse(sent, response)
  }

  const call = (method: string) => async (path: string, given?: AnyInit) =>
    (await request(method, path, given)).data

  return {
    GET: call('get'),
    POST: call('post'),
    PUT: call('put'),
    PATCH: call('patch'),
    DELETE: call('delete'),
    request,
  } as TypedClient<Options>
}

/** Returns the URL of an operation, for images. */
export function operationUrl<Path extends GetPath>(
  baseUrl: string,
  path: Path,
  ...[given]: GivenParams<Path>
): string {
  const params = given?.params ?? {}
  return createFinalURL(path, { baseUrl, params, querySerializer, pathSerializer: defaultPathSerializer })
}
