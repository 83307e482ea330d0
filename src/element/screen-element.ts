import { runInBackground } from '../lib/run-in-background'
import { LatestWork } from '../lib/latest-work'
import { createStore } from '../lib/store'
import type { Portal } from '../state'
import type { ScreenHost, View } from './bridge'
import { tagPrefix } from './configuration'
import type { ScreenDeclaration } from './element-contract'
import { withDeclaredProperties } from './declared-element'
import { contextsOf } from './contexts'
import { firstBoxAttribute, isFirstBox } from './first-box'
import { MountingElement } from './mounting'
import { fire, fireSessionChange, reportError } from './report'
import { ScreenLoader } from './screen-loader'
import { undefinedAppAround } from './surroundings'

/** Makes the class of an element that shows a React screen. */
export function screenElementClass(declaration: ScreenDeclaration): CustomElementConstructor {
  const screen = new ScreenLoader(declaration)

  return class extends withDeclaredProperties(MountingElement, declaration) implements ScreenHost {
    readonly view = createStore<View>({ status: 'loading' })
    readonly #callbacks = Object.fromEntries(
      Object.keys(declaration.events ?? {}).map((name) => [
        callbackName(name),
        (detail?: unknown) => fire(this, name, detail, declaration.events?.[name]?.cancelable),
      ]),
    )
    /** Of several loads only the one asked for last is shown. */
    readonly #loads = new LatestWork()
    #stopSession = () => {}

    /** Ends the reserve. Not when the screen is ready, because it is rendered later, and what is below would move up and down again. */
    readonly #rendered = () => {
      this.container.style.minBlockSize = ''
    }

    override mount(): void {
      const isFirst = isFirstBox(this.container)
      if (declaration.reserve && !isFirst)
        this.container.style.minBlockSize = `calc(var(--_rem) * ${declaration.reserve})`
      this.update()
      // Markup that the page has brought stays until the screen is there.
      if (!isFirst) this.mountRoot()
    }

    override update(): void {
      const signal = this.#loads.begin()
      const isComplete = screen.loaded(this.values.configuration.language) && !this.#appToWaitFor()
      if (isComplete) this.#ready()
      else runInBackground(this.#load(signal))
    }

    override unmount(): void {
      this.#loads.end()
      this.#stopSession()
      this.unmountRoot()
      this.view.set({ status: 'loading' })
    }

    #appToWaitFor(): Element | undefined {
      return undefinedAppAround(this, `${tagPrefix()}app`)
    }

    async #load(signal: AbortSignal): Promise<void> {
      try {
        const app = this.#appToWaitFor()
        if (app) {
          // Its configuration decides which portal the screen uses; starting earlier would use another one.
          await customElements.whenDefined(app.localName)
          if (!signal.aborted) this.refresh()
        }
        this.#prefetch().catch(() => undefined)
        await screen.load(this.values.configuration.language)
        if (!signal.aborted) this.#ready()
      } catch (error) {
        if (!signal.aborted) this.#failed(error)
      }
    }

    /** Inside portal-app, which knows its screens before their tags are there, that has happened. */
    async #prefetch(): Promise<void> {
      const { props, configuration } = this.values
      if (configuration.assembled || !declaration.prefetch) return
      const { portal, navigation } = contextsOf(this, configuration)
      const { prefetch } = await declaration.prefetch()
      // The declaration was checked to give it the props that it wants.
      await prefetch(portal, props as never, navigation.entry())
    }

    #ready(): void {
      const { props, configuration } = this.values
      const Screen = screen.loaded(configuration.language)
      if (!Screen) return
      try {
        const contexts = contextsOf(this, configuration)
        this.#followSession(contexts.portal)
        const failed = (error: unknown) => fire(this, 'element-error', { error })
        const all = { ...props, ...this.#callbacks }
        this.view.set({ status: 'ready', Screen, props: all, contexts, failed, rendered: this.#rendered })
        if (isFirstBox(this.container)) this.mountRoot()
      } catch (error) {
        this.#failed(error)
      }
    }

    #failed(error: unknown): void {
      const { language } = this.values.configuration
      this.view.set({
        status: 'failed',
        language,
        retry: () => runInBackground(this.#load(this.#loads.begin())),
      })
      if (isFirstBox(this.container)) {
        this.container.removeAttribute(firstBoxAttribute)
        this.mountRoot()
      }
      reportError(this, error)
    }

    #followSession({ bus }: Portal): void {
      this.#stopSession()
      const notify = (detail: object) => fireSessionChange(this, detail)
      bus.on('session-change', notify)
      this.#stopSession = () => bus.off('session-change', notify)
    }
  }
}

/** `login-success` gives `onLoginSuccess`. */
function callbackName(event: string): string {
  return `on-${event}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
