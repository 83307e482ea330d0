import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Where the demo's descriptions say that portal and gateway are. */
const PORTAL = 'http://localhost:4000'
const GATEWAY = 'http://localhost:4010'

/** The demo's content with the addresses of other portals and gateways than those of `npm start`. */
export async function demoContentAt(
  portalUrl: string,
  gatewayUrl: string,
): Promise<{ folder: string; remove(): Promise<void> }> {
  // As deep in the project as the demo's, because that names a file outside of it.
  const folder = resolve('.cache', `content-${new URL(portalUrl).port}`)
  await cp(resolve('demo/content'), folder, { recursive: true })
  for (const path of await readdir(folder, { recursive: true })) {
    if (!path.endsWith('openapi.yaml')) continue
    const file = join(folder, path)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(PORTAL, portalUrl).replaceAll(GATEWAY, gatewayUrl))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
