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
    readonly screens: Readonly<Record<'publicPortal' | 'reader' | 'anonymous' | 'signedIn', string>>
  }[]
}

interface Visitor {
  readonly language: string
  readonly isPublic: boolean
  /** Whether visitors read what is open to them. */
  readonly isOpenReading: boolean
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

interface KitPages {
  /** Whether the portal has a screen at a path. */
  isRoute(path: string): boolean
  /**
   * Guesses the first screen of the portal page and names the files of the kit that it needs, so that the browser asks for them with
   * the first bytes of the page. Which screen that is, the kit decides; a wrong guess costs what is not shown.
   */
  firstScreen(path: string, visitor: Visitor): FirstScreen
}

/** @param kitDir - Without a build that says so, every path is a route, and the page names no file and works without. */
export function readKitPages(kitDir: string | undefined): KitPages {
  const file = kitDir && join(resolve(kitDir), 'graph.json')
  if (!file || !existsSync(file))
    return { isRoute: () => true, firstScreen: () => ({ tag: undefined, files: [] }) }
  const { folder, tags, routes } = JSON.parse(readFileSync(file, 'utf8')) as KitGraph
  const screens = routes.map((route) => ({ ...route, paths: new RegExp(route.paths) }))
  const routeOf = (path: string) => screens.find(({ paths }) => paths.test(path))
  return {
    isRoute: (path) => routeOf(path) !== undefined,
    firstScreen(path, visitor) {
      const tag = routeOf(path)?.screens[kindOf(visitor)] ?? 'not-found'
      const names = [...(tags['app'] ?? []), ...(tags[tag] ?? [])]
      const files = [...new Set(names)].map((name) =>
        posix.join('/kit', folder, `${name.replace(/^(?=\.)/, visitor.language)}.js`),
      )
      return { tag, files }
    },
  }
}

function kindOf({ isPublic, isOpenReading, hasSession }: Visitor) {
  if (isPublic) return 'publicPortal'
  if (hasSession) return 'signedIn'
  return isOpenReading ? 'reader' : 'anonymous'
}
