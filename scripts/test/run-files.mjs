/**
 * Runs several test files in this process, each as a suite with its path as name. Importing the server takes longer than most
 * of its files, so it is done once for all of them. `NODE_BUNDLE` names the folder in which the files are bundled.
 */
import { after, describe } from 'node:test'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { NODE_BUNDLE } = process.env
const moduleOf = (file) => (NODE_BUNDLE ? join(NODE_BUNDLE, file.replace(/ts$/, 'mjs')) : file)

/** What a test leaves open would keep the process, and with it the run, for ever. */
const LEFT_OPEN_MS = 20_000

const files = process.argv.slice(2)
let unended = files.length

for (const file of files) {
  const { href } = pathToFileURL(resolve(moduleOf(file)))
  describe(file, () => {
    after(endFile)
    return import(href)
  })
}

function endFile() {
  unended -= 1
  if (unended > 0) return
  // Does not keep the process by itself, so it is reached only if something else does.
  setTimeout(() => {
    process.stderr.write(
      `All tests have ended, and these are still open: ${process.getActiveResourcesInfo()}\n`,
    )
    process.exit(1)
  }, LEFT_OPEN_MS).unref()
}
