/**
 * Runs several test files in this process, each as a suite with its path as name. Importing the server takes longer than most
 * of its files, so it is done once for all of them.
 */
import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

for (const file of process.argv.slice(2)) describe(file, () => import(pathToFileURL(file).href))
