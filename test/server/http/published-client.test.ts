import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  ApplicationAnalyticsApi,
  ApplicationsApi,
  Configuration,
  CredentialsApi,
  DeveloperApi,
  DocumentationApi,
  DocumentContentTypeEnum,
  DocumentFormatContentTypeEnum,
  FilterType,
  PortalApi,
  ProductsApi,
  QueryApplicationAnalyticsDimensionsEnum as Dimension,
  QueryApplicationAnalyticsMetricsEnum as Metric,
  RegistrationsApi,
  SearchApi,
  SearchIndicesParameters,
  VersionsApi,
} from '@kong/sdk-portal-js'
import { decideOnRegistration } from '../../../server/src/commands/registrations'
import { levels, robinsRival, strategySettings } from '../../support/server/applications'
import { robin, tides } from '../../support/server/sample-data'
import { realPortal, type RealPortal, type TestDeveloper } from '../../support/server/portal'
import { reportTraffic } from '../../support/server/traffic'

const DAY_MS = 86_400_000

/**
 * The public client of the API that ours follows, as it is published: programs that were written with it work against our server
 * unchanged. It runs in browsers, which keep the cookies, so here we do.
 */
class Client {
  cookie = ''
  readonly configuration: Configuration
  readonly portal: PortalApi
  readonly developer: DeveloperApi
  readonly products: ProductsApi
  readonly versions: VersionsApi
  readonly documents: DocumentationApi
  readonly search: SearchApi
  readonly applications: ApplicationsApi
  readonly analytics: ApplicationAnalyticsApi
  readonly credentials: CredentialsApi
  readonly registrations: RegistrationsApi

  constructor(basePath: string) {
    const cookie = () => this.cookie
    const headers = {
      get cookie() {
        return cookie()
      },
    }
    this.configuration = new Configuration({ basePath, baseOptions: { headers } })
    this.portal = new PortalApi(this.configuration)
    this.developer = new DeveloperApi(this.configuration)
    this.products = new ProductsApi(this.configuration)
    this.versions = new VersionsApi(this.configuration)
    this.documents = new DocumentationApi(this.configuration)
    this.search = new SearchApi(this.configuration)
    this.applications = new ApplicationsApi(this.configuration)
    this.analytics = new ApplicationAnalyticsApi(this.configuration)
    this.credentials = new CredentialsApi(this.configuration)
    this.registrations = new RegistrationsApi(this.configuration)
  }

  keep(headers: object): void {
    const lines = (headers as { 'set-cookie'?: string[] })['set-cookie'] ?? []
    this.cookie = lines.map((line) => line.split(';')[0]).join('; ')
  }

  async signIn({ email, password }: TestDeveloper): Promise<void> {
    const response = await this.developer.authenticate({ authenticateRequest: { username: email, password } })
    assert.equal(response.status, 204)
    this.keep(response.headers)
  }
}

interface Refusal {
  response?: { status: number; data: { title: string; invalid_parameters?: { field: string }[] } }
}

/** What the client throws for an answer that is no success. */
async function refusalOf(call: Promise<unknown>): Promise<NonNullable<Refusal['response']>> {
  const thrown = await call.then(
    () => undefined,
    (error: Refusal) => error.response,
  )
  assert.ok(thrown, 'The call was refused.')
  return thrown
}

const named = <T extends { name: string }>(list: readonly T[] | undefined, name: string): T => {
  const found = list?.find((one) => one.name === name)
  assert.ok(found, name)
  return found
}

describe('the published client of this API', () => {
  let portal: RealPortal
  let client: Client

  before(async () => {
    const products = [levels, tides]
    portal = await realPortal({ settings: strategySettings, products, developers: [robin, robinsRival] })
    client = new Client(portal.url)
    await client.signIn(robin)
  })
  after(() => portal.close())

  const strategyId = async (name: string) =>
    named((await client.applications.listApplicationAuthStrategies({})).data.data, name).id

  const versionOf = async (productName: string, name: string) => {
    const product = named(
      (await client.products.listProducts({ filterName: productName })).data.data,
      productName,
    )
    const { data } = await client.versions.listProductVersions({ productId: product.id, pageSize: 100 })
    return { productId: product.id, productVersionId: named(data.data, name).id }
  }

  it('reads the portal, its products and everything that belongs to them', async () => {
    const { data: context } = await client.portal.getPortalContext()
    assert.equal(context.is_public, false)
    assert.equal((await client.portal.getPortalAppearance()).status, 200)
    assert.equal((await client.developer.getDeveloperMe()).data.email, robin.email)

    const version = await versionOf('Tides', '2.0')
    const { data: product } = await client.products.getProduct(version)
    assert.equal(product.name, 'Tides')
    const { data: actions } = await client.products.getProductActions({
      productId: version.productId,
    })
    assert.equal(actions.actions.view, true)
    assert.equal((await client.versions.getProductVersion(version)).data.name, '2.0')
    const { data: specification } = await client.versions.getProductVersionSpec(version)
    assert.match(String(specification.content), /listLevels/)
    const { data: operations } = await client.versions.getProductVersionSpecOperations(version)
    assert.deepEqual(
      operations.operations?.map(({ path, method }) => `${method} ${path}`),
      ['get /levels'],
    )
    const { data: found } = await client.search.searchPortalEntities({
      indices: SearchIndicesParameters.ProductCatalog,
      q: 'water',
      join: 'versions',
    })
    assert.equal(found.meta.page.total, 1)

    const { productId } = version
    const accept = DocumentContentTypeEnum.VndKonnectDocumentTreejson
    const { data: tree } = await client.documents.listProductDocuments({ productId, accept })
    const [first] = tree.data as { id: string }[]
    const { data: document } = await client.documents.getProductDocument({
      productId,
      documentId: first?.id ?? '',
      accept: DocumentFormatContentTypeEnum.ApplicationVndKonnectDocumentNodesjson,
    })
    assert.equal((document.content as unknown as { type: string }).type, 'document')
  })

  it('makes an application with keys, registers it, and takes everything away again', async () => {
    const { data: application } = await client.applications.createApplication({
      createApplicationPayload: {
        name: 'Tide clock',
        reference_id: 'tide-clock',
        auth_strategy_id: await strategyId('API key'),
      },
    })
    const applicationId = application.id
    const { data: made } = await client.credentials.createCredential({
      applicationId,
      createCredentialPayload: { display_name: 'laptop' },
    })
    assert.match(made.credential, /^ptk_/)
    const one = { applicationId, credentialId: made.id }
    await client.credentials.updateCredential({ ...one, updateCredentialPayload: { display_name: 'office' } })
    const { data: keys } = await client.credentials.listCredentials({ applicationId })
    assert.deepEqual(
      keys.data.map((key) => key.display_name),
      ['office'],
    )

    const version = await versionOf('Levels', '2.0')
    const unregistered = await client.versions.getApplicationsByProductVersion({
      ...version,
      unregistered: true,
      filterNameContains: 'TIDE',
    })
    assert.deepEqual(
      unregistered.data.data.map(({ id }) => id),
      [applicationId],
    )
    const createRegistrationPayload = { product_version_id: version.productVersionId }
    const { data: registration } = await client.registrations.createApplicationRegistration({
      applicationId,
      createRegistrationPayload,
    })
    assert.equal(registration.status, 'approved')
    const again = await refusalOf(
      client.registrations.createApplicationRegistration({ applicationId, createRegistrationPayload }),
    )
    assert.equal(again.status, 409)
    const { data: listed } = await client.registrations.listApplicationRegistrations({
      applicationId,
      filterStatus: 'approved',
      filterProductNameContains: 'lev',
    })
    assert.equal(listed.meta.page.total, 1)
    const which = { applicationId, registrationId: registration.id }
    const { data: read } = await client.registrations.getApplicationRegistration(which)
    assert.equal(read.product_version_name, '2.0')
    const noScopes = await refusalOf(client.registrations.getApplicationRegistrationGrantedScopes(which))
    assert.equal(noScopes.status, 422)

    assert.equal((await client.registrations.deleteApplicationRegistration(which)).status, 204)
    assert.equal((await client.credentials.deleteCredential(one)).status, 204)
    assert.equal((await client.applications.deleteApplication({ applicationId })).status, 204)
    const gone = await refusalOf(client.applications.getApplication({ applicationId }))
    assert.equal(gone.status, 404)
  })

  it('makes clients, changes them, replaces their secret and asks with scopes', async () => {
    const { data: created } = await client.applications.createApplication({
      createApplicationPayload: {
        name: 'Galley',
        auth_strategy_id: await strategyId('Portal client'),
        scopes: ['read'],
      },
    })
    const { credentials, id: applicationId } = created as typeof created & {
      credentials: { client_id: string; client_secret: string }
    }
    const { data: refreshed } = await client.credentials.refreshApplicationToken({ applicationId })
    assert.equal(refreshed.client_id, credentials.client_id)
    assert.notEqual(refreshed.client_secret, credentials.client_secret)

    // Front ends send back unchanged what they were given.
    const { data: changed } = await client.applications.updateApplication({
      applicationId,
      updateApplicationPayload: {
        name: 'Galley',
        reference_id: credentials.client_id,
        description: 'Orders',
      },
    })
    assert.equal(changed.description, 'Orders')
    const version = await versionOf('Levels', '2.0')
    const { data: registration } = await client.registrations.createApplicationRegistration({
      applicationId,
      createRegistrationPayload: { product_version_id: version.productVersionId, scopes: ['read', 'write'] },
    })
    assert.equal(registration.status, 'pending')
    const granted = async () => {
      const productVersionId = version.productVersionId
      const path = { applicationId, productVersionId }
      return (await client.applications.getApplicationProductVersionGrantedScopes(path)).data.scopes
    }
    assert.deepEqual(await granted(), [])
    await decideOnRegistration.run(portal.database, { id: registration.id, decision: 'approve' })
    assert.deepEqual(await granted(), ['read', 'write'])
    const own = { name: 'Ferry', reference_id: 'ferry', redirect_uri: 'https://ferry.example.com/back' }
    const createApplicationPayload = { ...own, auth_strategy_id: await strategyId('Own client') }
    const { data: ferry } = await client.applications.createApplication({ createApplicationPayload })
    assert.equal(ferry.reference_id, 'ferry')
    const { data: found } = await client.applications.listApplications({
      filterNameContains: 'ER',
      pageSize: 1,
    })
    assert.deepEqual([found.meta.page.total, found.data[0]?.name], [1, 'Ferry'])
    const taken = await refusalOf(client.applications.createApplication({ createApplicationPayload }))
    assert.equal(taken.status, 409)
    assert.ok(
      taken.data.invalid_parameters?.some(({ field }) => field === 'name' || field === 'reference_id'),
    )
  })

  it('reads how the requests of an application went', async () => {
    const { data: config } = await client.analytics.getApplicationAnalyticsConfig()
    assert.deepEqual([config.analytics?.percentiles, config.analytics?.retention_ms], [true, DAY_MS])
    const { data: application } = await client.applications.createApplication({
      createApplicationPayload: { name: 'Gauge', auth_strategy_id: await strategyId('API key') },
    })
    const { productVersionId } = await versionOf('Levels', '2.0')
    const now = Date.now()
    await reportTraffic(
      portal,
      [200, 200, 404].map((status) => ({
        started_at: now - 60_000,
        application_id: application.id,
        product_version_id: productVersionId,
        status,
      })),
    )
    const queryApplicationAnalytics = {
      start_ms: now - DAY_MS,
      end_ms: now,
      metrics: [Metric.RequestCount],
      dimensions: [Dimension.StatusCodeGrouped],
      filter: [{ dimension: 'APPLICATION' as const, type: FilterType.In, values: [application.id] }],
    }
    const { data } = await client.analytics.queryApplicationAnalytics({ queryApplicationAnalytics })
    assert.equal(data.meta?.truncated, false)
    assert.deepEqual(
      data.records?.map(({ event }) => [event?.STATUS_CODE_GROUPED, event?.REQUEST_COUNT]).sort(),
      [
        ['2XX', 2],
        ['4XX', 1],
      ],
    )
  })

  it('is refused what is another developer’s, and everything after signing out', async () => {
    const { data: own } = await client.applications.createApplication({
      createApplicationPayload: {
        name: 'Mine',
        auth_strategy_id: await strategyId('API key'),
        reference_id: 'mine',
      },
    })
    const kim = new Client(portal.url)
    await kim.signIn(robinsRival)
    const foreign = await refusalOf(kim.applications.getApplication({ applicationId: own.id }))
    assert.equal(foreign.status, 404)
    const refreshed = await kim.developer.refresh()
    assert.ok(refreshed.status === 200)
    kim.keep(refreshed.headers)
    assert.equal((await kim.developer.getDeveloperMe()).data.email, robinsRival.email)
    await kim.developer.logout()
    assert.equal((await refusalOf(kim.applications.listApplications({}))).status, 401)
  })
})
