import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { build, type Rolldown } from 'vite'
import { flatImports } from '../../scripts/flat-imports'

// The later ones come first, because a group takes along what its modules import.
const apart = (name: string, priority: number) => ({
  name,
  priority,
  test: new RegExp(`src[\\\\/]${name}\\.ts`),
})

/** Builds modules, each but the screen in a chunk of its own. @returns code by the beginning of its file's name. */
async function chunksOf(files: Readonly<Record<string, string>>, names: readonly string[]) {
  const root = await mkdtemp(join(tmpdir(), 'flat-imports-'))
  try {
    for (const [path, code] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), code)
    }
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [flatImports],
      build: {
        write: false,
        modulePreload: false,
        rollupOptions: {
          input: join(root, 'loader.ts'),
          output: { codeSplitting: { groups: names.map(apart) } },
        },
      },
    })) as Rolldown.RolldownOutput
    const chunks = output.filter((file) => file.type === 'chunk')
    return (name: string) => chunks.find(({ fileName }) => fileName.includes(`/${name}-`))?.code ?? ''
  } finally {
    await rm(root, { recursive: true })
  }
}

const tag = {
  'loader.ts': "import('./elements/portal-tide').then(({ tide }) => tide.screen())",
  'elements/portal-tide.ts': "export const tide = { screen: () => import('../src/screen') }",
  'src/screen.ts': "import { deck } from './deck'\nexport const screen = () => deck()",
}

test('a tag asks for its screen and all that comes with it in one go', async () => {
  const chunk = await chunksOf(
    {
      ...tag,
      'src/deck.ts': "import { hull } from './hull'\nexport const deck = () => hull() + 'deck'",
      'src/hull.ts': "export const hull = () => document.title + 'hull'",
    },
    ['deck', 'hull'],
  )
  assert.match(chunk('screen'), /deck-/)
  assert.doesNotMatch(chunk('screen'), /hull-/)
  assert.match(
    chunk('portal-tide'),
    /Promise\.all\(\[import\(`\.\/screen-[^`]+`\),import\(`\.\/deck-[^`]+`\),import\(`\.\/hull-[^`]+`\)/,
  )
})

test('a screen of one piece is asked for as it was', async () => {
  const chunk = await chunksOf({ ...tag, 'src/deck.ts': 'export const deck = () => document.title' }, [])
  assert.match(chunk('portal-tide'), /import\(`\.\/screen-/)
  assert.doesNotMatch(chunk('portal-tide'), /Promise\.all/)
})
