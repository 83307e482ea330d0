import { type Language, loadExport } from '../../src/i18n'
import type { PortalHistory } from '../../src/router'
import { loadScreen, type ScreenTag } from './declarations'
import { linkIn } from './follow-links'
import { matchRoute, type PortalRoute, type RouteName, routeNamed } from './routes'

/** Events of the keyboard and of pointers, before a link is followed. */
const APPROACHES = ['pointerover', 'focusin'] as const

/** Whether the visitor wants no more to be loaded than what they ask for. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** Safari has no idle time. */
const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work)

/** Loads in advance the code and the texts of routes that are likely to be next: of links that are pointed at, and of what follows a form. */
export class RoutePrefetch {
  readonly #history: PortalHistory
  readonly #language: Language
  readonly #loaded = new Set<RouteName>()
  #next: RouteName | undefined

  /** @param signal - Ends it. */
  constructor(root: HTMLElement, history: PortalHistory, language: Language, signal: AbortSignal) {
    this.#history = history
    this.#language = language
    for (const name of APPROACHES) root.addEventListener(name, this.#onApproach, { signal })
    root.addEventListener('input', this.#onInput, { signal })
  }

  /** A route is shown. */
  shown({ name, next }: PortalRoute): void {
    this.#loaded.add(name)
    this.#next = next
  }

  readonly #onApproach = (event: Event) => {
    const link = linkIn(event)
    const location = link && this.#history.locationOf(link.href)
    const match = location && matchRoute(location.path)
    if (match) this.#load(match.route)
  }

  // Not before the visitor types: most visitors who only look at a form leave again.
  readonly #onInput = () => {
    const next = this.#next
    this.#next = undefined
    if (next) whenIdle(() => this.#load(routeNamed(next)))
  }

  #load({ name, tag }: PortalRoute): void {
    if (this.#loaded.has(name) || savesData()) return
    this.#loaded.add(name)
    // A click on the link loads it again, and shows what fails.
    loadTag(tag, this.#language).catch(() => this.#loaded.delete(name))
  }
}

async function loadTag(tag: ScreenTag, language: Language): Promise<void> {
  const declaration = await loadScreen(tag)
  if (declaration.renderer === 'react') await loadExport(declaration.screen, language)
}
