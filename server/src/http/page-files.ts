import { existsSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'

/** What the build of the kit says of itself in `graph.json`. */
interface KitGraph {
  readonly folder: string
  /** Names of the files of each tag; one that begins with a dot is there per language. */
  readonly tags: Readonly<Record<string, readonly string[]>>
  /** In the order in which they are tried. */
  readonly routes: readonly {
    /** Regular expression of its paths. */
    readonly paths: string
    /** Tag that the guards of the kit lead each visitor to. */
    readonly screens: Readonly<Record<'publicPortal' | 'anonymous' | 'signedIn', string>>
  }[]
}

interface Visitor {
  readonly language: string
  readonly isPublic: boolean
  /** Whether there is a session in all likelihood. */
  readonly hasSession: boolean
}

/** What the kit will show first in all likelihood. */
interface FirstScreen {
  /** Undefined if the build does not say it. */
  readonly tag: string | undefined
  /** Paths of the files of the kit that it needs. */
  readonly files: readonly string[]
}

/**
 * Returns a function that guesses the first screen of the portal page and names the files of the kit that it needs, so that the browser
 * asks for them with the first bytes of the page. Which screen that is, the kit decides; a wrong guess costs what is not shown.
 *
 * @param kitDir - Without a build that says so, the page names no file and works without.
 */
export function firstScreens(kitDir: string | undefined): (path: string, visitor: Visitor) => FirstScreen {
  const file = kitDir && join(resolve(kitDir), 'graph.json')
  if (!file || !existsSync(file)) return () => ({ tag: undefined, files: [] })
  const { folder, tags, routes } = JSON.parse(readFileSync(file, 'utf8')) as KitGraph
  const screens = routes.map((route) => ({ ...route, paths: new RegExp(route.paths) }))
  return (path, visitor) => {
    const route = screens.find(({ paths }) => paths.test(path))
    const tag = route?.screens[kindOf(visitor)] ?? 'not-found'
    const names = [...(tags['app'] ?? []), ...(tags[tag] ?? [])]
    const files = [...new Set(names)].map((name) =>
      posix.join('/kit', folder, `${name.replace(/^(?=\.)/, visitor.language)}.js`),
    )
    return { tag, files }
  }
}

const kindOf = ({ isPublic, hasSession }: Visitor) =>
  isPublic ? 'publicPortal' : hasSession ? 'signedIn' : 'anonymous'
