import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import { parseAllDocuments } from 'yaml'
import packageJson from '../../package.json'
import { inspectConfig } from '../../server/src/config/config'
import { environmentOf, instructionsOf } from '../container/containerfile'

const folder = 'demo/kubernetes'

interface Probe {
  httpGet: { path: string; port: string }
  periodSeconds: number
  failureThreshold: number
}

interface Pod {
  metadata: { labels: Record<string, string>; annotations?: Record<string, string> }
  spec: {
    automountServiceAccountToken: boolean
    enableServiceLinks: boolean
    terminationGracePeriodSeconds?: number
    securityContext: { runAsNonRoot: boolean; runAsUser: number }
    containers: {
      image: string
      command?: string[]
      envFrom: { configMapRef: { name: string } }[]
      env?: unknown
      ports?: { name: string; containerPort: number }[]
      startupProbe?: Probe
      readinessProbe?: Probe
      livenessProbe?: Probe
      securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean }
      volumeMounts: { name: string; mountPath: string }[]
    }[]
    volumes: { name: string; secret?: { secretName: string } }[]
  }
}

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec?: {
    template?: Pod
    selector?: Record<string, string> & { matchLabels?: Record<string, string> }
    podSelector?: { matchLabels: Record<string, string> }
    replicas?: number
    minAvailable?: number
    ports?: { targetPort: string }[]
    ingress?: { ports: { port: string }[] }[]
  }
}

const manifests = readdirSync(folder).flatMap((name) =>
  parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((document) => document.toJS() as Manifest),
)

function only(kind: string): Manifest {
  const [found, ...others] = manifests.filter((one) => one.kind === kind)
  assert.ok(found && others.length === 0, kind)
  return found
}

function podOf(kind: string) {
  const pod = only(kind).spec?.template
  const [container, ...others] = pod?.spec.containers ?? []
  assert.ok(pod && container && others.length === 0)
  return { pod, container }
}

const settings = only('ConfigMap').data ?? {}
const image = instructionsOf(readFileSync('Containerfile', 'utf8'))

/** Where the package has the types of a group: `networking.k8s.io/v1` and `v1`. */
const moduleOf = (apiVersion: string) =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace(/\.k8s\.io/, '') : `core/${apiVersion}`}`

/** Unknown and missing fields of objects, and values of another type, by the types of the Kubernetes API. */
function typeErrors(objects: readonly Manifest[]): string[] {
  const path = `${folder}/manifests.ts`
  const source = objects
    .map(
      (object, index) =>
        `export const object${index}: import('${moduleOf(object.apiVersion)}').${object.kind} = ${JSON.stringify(object)}`,
    )
    .join('\n')
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => name === path || fileExists(name)
  host.getSourceFile = (name, target, ...rest) =>
    name === path ? ts.createSourceFile(name, source, target) : getSourceFile(name, target, ...rest)
  const program = ts.createProgram([path], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

test('Kubernetes knows every field of the manifests, and they have all that it demands', () => {
  assert.deepEqual(typeErrors(manifests), [])
})

test('every variable of the manifests is a setting with a value that the server takes', () => {
  const table = readFileSync('docs/operating.md', 'utf8')
  const environment = Object.fromEntries(
    // The files are in the cluster.
    Object.entries(settings).map(([name, value]) =>
      name.endsWith('_FILE')
        ? [
            name.replace(/_FILE$/, ''),
            name.startsWith('DATABASE_URL') ? 'postgres://localhost/portal' : `${'A'.repeat(43)}=`,
          ]
        : [name, value],
    ),
  )
  for (const name of Object.keys(environment)) assert.ok(table.includes(`\n| \`${name}\` `), name)
  const { mistakes, unknown } = inspectConfig({ ...environmentOf(image), ...environment })
  assert.deepEqual({ mistakes, unknown }, { mistakes: [], unknown: [] })
})

test('secrets are read from the Secret that the documentation makes', () => {
  assert.ok(!manifests.some(({ kind }) => kind === 'Secret'))
  const documentation = readFileSync('docs/operating.md', 'utf8')
  for (const kind of ['Deployment', 'Job']) {
    const { pod, container } = podOf(kind)
    const volume = pod.spec.volumes.find(({ secret }) => secret !== undefined)
    const mount = container.volumeMounts.find(({ name }) => name === volume?.name)
    assert.ok(documentation.includes(`kubectl create secret generic ${volume?.secret?.secretName} `))
    for (const [name, path] of Object.entries(settings).filter(([name]) => name.endsWith('_FILE'))) {
      const [directory, key] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
      assert.equal(directory, mount?.mountPath, name)
      assert.ok(documentation.includes(`--from-file=${key}=`), key)
    }
  }
})

test('pods run the image of this version as its user, and write nowhere else', () => {
  const user = Number.parseInt(image.find(({ name }) => name === 'USER')?.rest ?? '', 10)
  for (const kind of ['Deployment', 'Job']) {
    const { pod, container } = podOf(kind)
    assert.equal(container.image, `registry.example.com/portal-server:${packageJson.version}`)
    const { runAsNonRoot, runAsUser } = pod.spec.securityContext
    assert.deepEqual({ runAsNonRoot, runAsUser }, { runAsNonRoot: true, runAsUser: user })
    const { readOnlyRootFilesystem, allowPrivilegeEscalation } = container.securityContext
    assert.deepEqual(
      { readOnlyRootFilesystem, allowPrivilegeEscalation },
      {
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      },
    )
    const { automountServiceAccountToken, enableServiceLinks } = pod.spec
    assert.deepEqual([automountServiceAccountToken, enableServiceLinks], [false, false])
    assert.deepEqual(
      container.envFrom.map(({ configMapRef }) => configMapRef.name),
      [only('ConfigMap').metadata.name],
    )
    assert.equal(container.env, undefined)
  }
})

test('ports and labels agree', () => {
  const { pod, container } = podOf('Deployment')
  const ports = Object.fromEntries(
    (container.ports ?? []).map(({ name, containerPort }) => [name, containerPort]),
  )
  const metricsPort = settings['METRICS_ADDRESS']?.split(':').at(-1)
  assert.deepEqual(ports, {
    http: Number(settings['PORT'] ?? environmentOf(image)['PORT']),
    metrics: Number(metricsPort),
  })
  assert.equal(pod.metadata.annotations?.['prometheus.io/port'], metricsPort)
  const service = only('Service').spec
  const policy = only('NetworkPolicy').spec
  const named = [
    ...(service?.ports ?? []).map(({ targetPort }) => targetPort),
    ...(policy?.ingress ?? []).flatMap((rule) => rule.ports.map(({ port }) => port)),
    ...[container.startupProbe, container.readinessProbe, container.livenessProbe].map(
      (probe) => probe?.httpGet.port ?? 'none',
    ),
  ]
  assert.deepEqual(new Set(named), new Set(Object.keys(ports)))
  for (const selector of [
    only('Deployment').spec?.selector?.matchLabels,
    service?.selector,
    only('PodDisruptionBudget').spec?.selector?.matchLabels,
    policy?.podSelector?.matchLabels,
  ])
    assert.deepEqual(selector, pod.metadata.labels)
  // Otherwise the Service would send requests to the migration.
  assert.notDeepEqual(podOf('Job').pod.metadata.labels, pod.metadata.labels)
})

test('a pod has time to stop, and is left out before it stops listening', () => {
  const { pod, container } = podOf('Deployment')
  const [stop, delay] = ['STOP_SECONDS', 'STOP_DELAY_SECONDS'].map((name) => Number(settings[name]))
  assert.ok((pod.spec.terminationGracePeriodSeconds ?? 30) > (stop ?? 0) + (delay ?? 0))
  const { readinessProbe, livenessProbe, startupProbe } = container
  assert.ok(readinessProbe && livenessProbe && startupProbe)
  assert.ok(readinessProbe.periodSeconds * readinessProbe.failureThreshold < (delay ?? 0))
  assert.deepEqual(
    [readinessProbe, livenessProbe, startupProbe].map(({ httpGet }) => httpGet.path),
    ['/readyz', '/healthz', '/healthz'],
  )
  const { replicas = 1 } = only('Deployment').spec ?? {}
  assert.ok(replicas > (only('PodDisruptionBudget').spec?.minAvailable ?? 0))
})

test('the documented commands name files that exist, and migrate before the rollout', () => {
  const documentation = readFileSync('docs/operating.md', 'utf8')
  const applied = [...documentation.matchAll(/kubectl apply -f (\S+)/g)].map(([, path = '']) => path)
  assert.deepEqual(
    applied,
    ['settings', 'migration', 'portal'].map((name) => `${folder}/${name}.yaml`),
  )
  for (const path of applied) assert.ok(existsSync(path), path)
  const [apply, wait, roll] = [
    'apply -f demo/kubernetes/migration.yaml',
    'wait --for=condition=complete',
    'apply -f demo/kubernetes/portal.yaml',
  ].map((command) => documentation.indexOf(`kubectl ${command}`))
  assert.ok(apply! < wait! && wait! < roll!)
  assert.ok(documentation.includes(`job/${only('Job').metadata.name}\n`))
  assert.ok(documentation.includes(`deployment/${only('Deployment').metadata.name}\n`))
})
