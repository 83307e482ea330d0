/**
 * Runs several test files in this process, each as a suite with its path as name. Importing the server takes longer than most
 * of its files, so it is done once for all of them. `NODE_BUNDLE` names the folder in which the files are bundled.
 */
import { describe } from 'node:test'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { NODE_BUNDLE } = process.env
const moduleOf = (file) => (NODE_BUNDLE ? join(NODE_BUNDLE, file.replace(/ts$/, 'mjs')) : file)

for (const file of process.argv.slice(2)) {
  const { href } = pathToFileURL(resolve(moduleOf(file)))
  describe(file, () => import(href))
}
