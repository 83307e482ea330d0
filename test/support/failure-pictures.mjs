import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A plugin of the test runner that keeps a picture of the page for a failed test; failure-picture.ts asks for it. */
export function failurePictures(folder = resolve('.cache/element-pictures')) {
  return {
    name: 'failure-pictures',
    async executeCommand({ command, payload, session }) {
      if (command !== 'keep-picture') return undefined
      mkdirSync(folder, { recursive: true })
      const path = join(
        folder,
        `${String(payload.name)
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .slice(0, 100)}.png`,
      )
      await session.browser.getPage(session.id).screenshot({ path, fullPage: true })
      return { path }
    },
  }
}
