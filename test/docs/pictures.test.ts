import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import manifest from '../../custom-elements.json'
import { documentationPages, textOfPage } from '../support/doc-samples'

const MAX_BYTES = 600_000

/** Pictures of a page, as paths of files. */
const picturesOf = (page: string): string[] =>
  Array.from(
    textOfPage(page)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/!\[[^\]]+\]\(([^)]+)\)/g),
    ([, target = '']) => join(dirname(page), target),
  )

test('every tag has a picture that says what it shows, and all of them are small', () => {
  const tags = manifest.modules.flatMap(({ declarations }) =>
    declarations.flatMap((one) => ('tagName' in one && one.tagName ? [one.tagName] : [])),
  )
  for (const tag of tags) assert.equal(picturesOf(`docs/tags/${tag}.md`).length, 1, tag)
  const pictures = documentationPages().flatMap(picturesOf)
  for (const picture of pictures)
    assert.ok(existsSync(picture), `${picture} is missing. Run "npm run pictures".`)
  const bytes = pictures.reduce((sum, picture) => sum + statSync(picture).size, 0)
  assert.ok(bytes < MAX_BYTES, `${bytes} bytes of pictures`)
})
